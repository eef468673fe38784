import { readJournal, type JournalEntry, type Store } from '@site-admin/delivery';

/** Entries that are read: those the page lists, and further ones that name the author of what is live. */
const maxEntries = 200;

/** An entry with its id: the hash it is stored under. */
export interface KeptEntry extends JournalEntry {
  readonly id: string;
}

export interface KeptJournal {
  /** Newest first. */
  readonly entries: readonly KeptEntry[];
  /** Set if the journal was changed or lost. */
  readonly fault?: string | undefined;
}

/** Each entry names the one before: the id of the newest is that in the registry. */
const withIds = (entries: readonly JournalEntry[], last: string): KeptEntry[] =>
  entries.map((entry, at) => ({ ...entry, id: entries[at - 1]?.previous ?? last }));

export type ReadKeptJournal = (last: string | undefined) => Promise<KeptJournal>;

/** Returns a reader of the newest entries. Entries are immutable, so each is read once. */
export function createJournalReader(store: Store): ReadKeptJournal {
  let known: KeptJournal & { readonly last?: string } = { entries: [] };

  return async (last) => {
    if (last === undefined) return { entries: [] };
    if (last === known.last) return known;
    const before = known;
    const joins = (read: readonly JournalEntry[]) => before.last !== undefined && read.at(-1)?.previous === before.last;
    try {
      const { entries, fault } = await readJournal(store, last, (read) => read.length >= maxEntries || joins(read));
      const older = joins(entries) ? before : { entries: [] };
      known = {
        last,
        entries: [...withIds(entries, last), ...older.entries].slice(0, maxEntries),
        fault: fault ?? older.fault,
      };
      return known;
    } catch {
      return { entries: before.entries, fault: 'The journal cannot be read.' };
    }
  };
}

const getActive = (live: string | undefined) => live?.split(',')[0];

/** Returns the entry that made a version the live one. */
export const findPromotion = (entries: readonly KeptEntry[], remote: string, active: string): KeptEntry | undefined =>
  entries.find((entry) => entry.remote === remote && getActive(entry.to) === active && getActive(entry.from) !== active);

/** Returns the entry with which the canary of a candidate began. */
export function findCanaryStart(entries: readonly KeptEntry[], remote: string, candidate: string): KeptEntry | undefined {
  const named = `canary ${candidate} `;
  const ofRemote = entries.filter((entry) => entry.remote === remote && entry.to !== undefined);
  const end = ofRemote.findIndex(({ to }) => !to?.includes(named));
  return ofRemote.slice(0, end === -1 ? undefined : end).at(-1);
}
