import * as v from 'valibot';
import { command } from '../command';
import { changeRegistry } from '../document';
import { Refused } from '../errors';
import { validDays } from '../trust/trust';

/** Signs the registry again, so that it does not expire; with `--adopt` one that is not signed yet, or with a lost key. */
export const renew = command({
  name: 'renew',
  summary: `sign the registry again for ${validDays} days; --adopt signs one without an accepted signature`,
  words: [],
  optionsUsage: '[--adopt]',
  options: { adopt: { type: 'boolean' } },
  input: v.strictObject({ adopt: v.optional(v.boolean(), false) }),
  async run(deps, { adopt }) {
    if (!deps.trust) throw new Refused('There are no keys.', ['Name them: --keys FILE --key FILE.']);
    const writer = { ...deps, trust: { ...deps.trust, adopts: adopt } };
    const change = { action: adopt ? 'adopt' : 'renew', despiteFreeze: true, mayRepeat: () => true };
    const { revision, expires } = await changeRegistry(writer, change, (registry) => ({ ...registry }));
    return { lines: [`The registry is signed until ${expires} (revision ${revision}).`], data: { revision, expires } };
  },
});
