import * as v from 'valibot';
import { command, typedNumber } from '../../command';
import { readRegistry } from '../../registry/document';
import { readJournal, type JournalEntry } from '../../registry/journal';
import { remoteIn } from '../../registry/registry';

function describe(entry: JournalEntry): string {
  const { revision, at, action, remote, version, as: name, key, reason, from, to } = entry;
  const what = [action, remote, version].filter((word) => word !== undefined).join(' ');
  return [
    `${String(revision).padStart(5)}  ${at}  ${what}`,
    ...(from === undefined ? [] : [`${from} → ${to}`]),
    ...(name === undefined ? [] : [`by ${name}`]),
    ...(key === undefined ? [] : [`key ${key}`]),
    ...(reason === undefined ? [] : [`"${reason}"`]),
  ].join('  ');
}

/** Lists the changes with their authors, times and reasons, newest first. */
export const history = command({
  name: 'history',
  summary: 'show who changed what, when and why, newest first',
  words: ['[remote]'],
  optionsUsage: '[--limit 50]',
  options: { limit: { type: 'string' } },
  input: v.strictObject({
    remote: v.optional(v.string()),
    limit: v.optional(v.pipe(typedNumber, v.integer(), v.minValue(1)), '50'),
  }),
  async run(deps, { remote, limit }) {
    const registry = await readRegistry(deps);
    const isAbout = (entry: JournalEntry) => remote === undefined || entry.remote === remote;
    const { entries, fault } = await readJournal(deps.store, registry.journal, (read) => read.filter(isAbout).length >= limit);
    const shown = entries.filter(isAbout);
    // The journal keeps the entries of a remote that was removed.
    if (shown.length === 0 && fault === undefined && remote !== undefined) remoteIn(registry, remote);
    const none = remote === undefined ? 'The journal is empty.' : `The journal has no entry of ${remote}.`;
    const lines = [...(shown.length === 0 ? [none] : shown.map(describe)), ...(fault === undefined ? [] : [fault])];
    return { lines, data: { entries: shown, ...(fault !== undefined && { fault }) }, isGood: fault === undefined };
  },
});
