import * as v from 'valibot';
import { command, reasonText } from '../command';
import { changeRegistry } from '../document';
import { setLock } from '../registry';

/** Refuses every write until `unlock`: for a release freeze or an incident. */
export const lock = command({
  name: 'lock',
  summary: 'refuse every write until unlock',
  words: [],
  optionsUsage: '--reason TEXT',
  options: { reason: { type: 'string' } },
  input: v.strictObject({ reason: reasonText }),
  async run({ store, now, revision: seen }, { reason }) {
    const { revision } = await changeRegistry(store, now(), (registry) => setLock(registry, reason), { revision: seen });
    return { lines: [`The registry is locked: ${reason} (revision ${revision}).`], data: { revision, locked: reason } };
  },
});

/** Allows writes again. */
export const unlock = command({
  name: 'unlock',
  summary: 'allow writes again',
  words: [],
  input: v.strictObject({}),
  async run({ store, now, revision: seen }) {
    const { revision } = await changeRegistry(store, now(), (registry) => setLock(registry, undefined), {
      revision: seen,
      despiteLock: true,
    });
    return { lines: [`The registry is unlocked (revision ${revision}).`], data: { revision } };
  },
});
