import * as v from 'valibot';
import { command, reasonText } from '../../command';
import { changeRegistry } from '../../registry/document';
import { setFrozen } from '../../registry/registry';

/** Refuses writes that bring something new until `unfreeze`: for a release freeze or an incident. */
export const freeze = command({
  name: 'freeze',
  summary: 'refuse new versions until unfreeze; rollback, disable and withdraw still work',
  words: [],
  optionsUsage: '--reason TEXT',
  options: { reason: { type: 'string' } },
  input: v.strictObject({ reason: reasonText }),
  async run(deps, { reason }) {
    const change = { action: 'freeze', despiteFreeze: true };
    const { revision } = await changeRegistry(deps, change, (registry) => setFrozen(registry, reason));
    return { lines: [`The registry is frozen: ${reason} (revision ${revision}).`], data: { revision, frozen: reason } };
  },
});

/** Ends a freeze. */
export const unfreeze = command({
  name: 'unfreeze',
  summary: 'end a freeze',
  words: [],
  input: v.strictObject({}),
  async run(deps) {
    const change = { action: 'unfreeze', despiteFreeze: true };
    const { revision } = await changeRegistry(deps, change, (registry) => setFrozen(registry, undefined));
    return { lines: [`The registry is no longer frozen (revision ${revision}).`], data: { revision } };
  },
});
