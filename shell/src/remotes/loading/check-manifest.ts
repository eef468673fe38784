import type { PageRegistry } from '@site-admin/contracts';
import {
  loadLocalManifest,
  loadPublishedManifest,
  requireCompatible,
  type CheckedManifest,
  type ManifestSource,
} from '../registry/manifest';
import type { Attempt } from './fallback-chain';
import { RemoteError } from './remote-error';

export interface ManifestCheckDeps {
  readonly getRegistry: () => PageRegistry;
  /** The contract of this page: that of the registry it was loaded with, not of a newer one. */
  readonly contract: PageRegistry['contract'];
  readonly manifestSource: ManifestSource;
  /** Called with each manifest that passed the check. */
  readonly onChecked: (name: string, checked: CheckedManifest) => void;
}

/** Checks a version without running its code. @throws {RemoteError} of phase `manifest` or `handshake`. */
export type CheckManifest = (name: string, attempt: Attempt) => Promise<CheckedManifest>;

/** Creates the check of versions: it fetches the manifest, and verifies its hash and its compatibility with this page. */
export function createManifestCheck({ getRegistry, contract, manifestSource, onChecked }: ManifestCheckDeps): CheckManifest {
  /** Checked manifests by hash and URL, so that opening a screen again does not repeat the check. */
  const passed = new Map<string, CheckedManifest>();

  async function checkPublished(name: string, version: string): Promise<CheckedManifest> {
    const published = getRegistry().remotes[name]?.versions[version];
    if (published?.withdrawn)
      throw new RemoteError('manifest', `Version ${version} of it was withdrawn: ${published.withdrawn.reason}`);
    if (!published) throw new RemoteError('manifest', `The registry has no version ${version} of it.`);
    const key = `${published.manifestIntegrity} ${published.manifestUrl}`;
    const checked = passed.get(key) ?? (await loadPublishedManifest(name, published, manifestSource));
    if (!passed.has(key)) requireCompatible(checked.manifest, contract);
    passed.set(key, checked);
    return checked;
  }

  async function checkLocal(name: string, address: string): Promise<CheckedManifest> {
    const checked = await loadLocalManifest(name, address, manifestSource);
    requireCompatible(checked.manifest, contract);
    return checked;
  }

  return async (name, { version, address }) => {
    const checked = await (address === undefined ? checkPublished(name, version) : checkLocal(name, address));
    onChecked(name, checked);
    return checked;
  };
}
