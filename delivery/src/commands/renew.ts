import type { Registry } from '@site-admin/contracts';
import * as v from 'valibot';
import { command, type Deps } from '../command';
import { changeRegistry } from '../document';
import { Refused } from '../errors';
import { signVersion } from '../sign-version';
import { hasPublisher, validDays } from '../trust/trust';

/** Returns the registry with every version signed for which there is a key of its publisher. */
async function signAll(deps: Deps, registry: Registry): Promise<Registry> {
  let signed = { ...registry };
  for (const [name, { versions }] of Object.entries(registry.remotes)) {
    if (!deps.trust || !hasPublisher(deps.trust, name)) continue;
    for (const version of Object.keys(versions)) signed = await signVersion(deps, signed, name, version);
  }
  return signed;
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
    const writer = { ...deps, trust: { ...deps.trust, adopts: adopt } };
    const change = { action: adopt ? 'adopt' : 'renew', despiteFreeze: true, mayRepeat: () => true };
    const { revision, expires } = await changeRegistry(writer, change, (registry) =>
      adopt ? signAll(deps, registry) : { ...registry },
    );
    return { lines: [`The registry is signed until ${expires} (revision ${revision}).`], data: { revision, expires } };
  },
});
