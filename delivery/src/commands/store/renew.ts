import type { Registry } from '@site-admin/contracts';
import * as v from 'valibot';
import { command } from '../../command';
import { changeRegistry } from '../../registry/document';
import { Refused } from '../../errors';
import { findVersionFault } from '../../trust/signatures';
import { hasPublisher, signVersion, validDays, type Trust } from '../../trust/trust';

/** Returns the registry with every version signed again that has no accepted signature, where the key of its publisher is at hand. */
function signVersions(registry: Registry, trust: Trust): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
    const versions = Object.entries(remote.versions).map(([version, published]) => {
      const isAccepted = findVersionFault(name, version, published, trust.publicKeys) === undefined;
      if (isAccepted || !hasPublisher(trust, name)) return [version, published];
      return [version, { ...published, signature: signVersion(trust, name, version, published.manifestIntegrity) }];
    });
    return [name, { ...remote, versions: Object.fromEntries(versions) }];
  });
  return { ...registry, remotes: Object.fromEntries(remotes) };
}

/** Signs the registry again, so that it does not expire; with `--adopt` one that is not signed yet, or with a lost key. */
export const renew = command({
  name: 'renew',
  summary: `sign the registry again for ${validDays} days; --adopt accepts one without a trusted signature`,
  words: [],
  optionsUsage: '[--adopt]',
  options: { adopt: { type: 'boolean' } },
  input: v.strictObject({ adopt: v.optional(v.boolean(), false) }),
  async run(deps, { adopt }) {
    if (!deps.trust) throw new Refused('There are no keys.', ['Name them: --keys FILE --key FILE.']);
    const trust = { ...deps.trust, adopts: adopt };
    const writer = { ...deps, trust };
    const change = { action: adopt ? 'adopt' : 'renew', despiteFreeze: true, mayRepeat: () => true };
    const { revision, expires } = await changeRegistry(writer, change, (registry) =>
      adopt ? signVersions(registry, trust) : { ...registry },
    );
    return { lines: [`The registry is signed until ${expires} (revision ${revision}).`], data: { revision, expires } };
  },
});
