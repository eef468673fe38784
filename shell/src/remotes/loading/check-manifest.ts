import type { Registry } from '@site-admin/contracts';
import {
  localManifest,
  publishedManifest,
  requireCompatible,
  type CheckedManifest,
  type ManifestSource,
} from '../registry/manifest';
import type { Attempt } from './fallback-chain';
import { RemoteError } from './remote-error';

export interface ManifestCheckDeps {
  readonly getRegistry: () => Registry;
  /** The contract of this page: that of its own start, whatever a newer registry says of a newer shell. */
  readonly contract: Registry['contract'];
  readonly manifestSource: ManifestSource;
  /** Called with each manifest that passed. */
  readonly onChecked: (name: string, checked: CheckedManifest) => void;
}

/** @throws {RemoteError} of phase `manifest` or `handshake`. Nothing of the remote runs. */
export type CheckManifest = (name: string, attempt: Attempt) => Promise<CheckedManifest>;

/** Creates the check of a version: its manifest is fetched, its hash and its compatibility with this page are verified. */
export function createManifestCheck({ getRegistry, contract, manifestSource, onChecked }: ManifestCheckDeps): CheckManifest {
  /** By hash: a manifest that passed is not fetched, hashed and compared again each time its screen is opened. */
  const passed = new Map<string, CheckedManifest>();

  async function checkPublished(name: string, version: string): Promise<CheckedManifest> {
    const published = getRegistry().remotes[name]?.versions[version];
    if (!published) throw new RemoteError('manifest', `The registry has no version ${version} of it.`);
    const key = `${published.manifestIntegrity} ${published.manifestUrl}`;
    const checked = passed.get(key) ?? (await publishedManifest(name, published, manifestSource));
    if (!passed.has(key)) requireCompatible(checked.manifest, contract);
    passed.set(key, checked);
    return checked;
  }

  async function checkLocal(name: string, address: string): Promise<CheckedManifest> {
    const checked = await localManifest(name, address, manifestSource);
    requireCompatible(checked.manifest, contract);
    return checked;
  }

  return async (name, { version, address }) => {
    const checked = await (address === undefined ? checkPublished(name, version) : checkLocal(name, address));
    onChecked(name, checked);
    return checked;
  };
}
