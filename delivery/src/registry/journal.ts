import { createHash } from 'node:crypto';
import { isDeepEqual, type Registry } from '@site-admin/contracts';
import * as v from 'valibot';
import { parseDocument, printDocument } from './json';
import { findRemote } from './registry';
import type { Store } from '../stores/store';

const optionalText = v.optional(v.string());

const journalEntry = v.strictObject({
  /** The revision it led to. */
  revision: v.number(),
  /** ISO 8601. */
  at: v.string(),
  /** The command: `promote`. */
  action: v.string(),
  remote: optionalText,
  version: optionalText,
  /** The name given by `--as`; anyone can give any name. */
  as: optionalText,
  /** The id of the key that signed the revision. */
  key: optionalText,
  reason: optionalText,
  /** What was live, and then is. */
  from: optionalText,
  to: optionalText,
  /** SHA-256 of the entry before. */
  previous: optionalText,
});

export type JournalEntry = v.InferOutput<typeof journalEntry>;

const getAddress = (hash: string) => `journal/${hash}.json`;

/** Describes what is live, of one remote or of all. */
function describeLive(registry: Registry, name: string | undefined): string {
  if (name === undefined) return `contract ${registry.contract.version}${registry.frozen === undefined ? '' : ', frozen'}`;
  const remote = findRemote(registry, name);
  if (!remote) return 'not published';
  const { active, status, rollout } = remote;
  return [
    active ?? 'nothing live',
    ...(status === 'live' ? [] : [status]),
    ...(rollout ? [`canary ${rollout.candidate} ${rollout.stopped ? 'stopped' : `${rollout.percent} %`}`] : []),
  ].join(', ');
}

/** Returns `from` and `to` of a change; empty if what is live stays the same. */
export function describeChange(before: Registry, after: Registry, name: string | undefined) {
  const from = describeLive(before, name);
  const to = describeLive(after, name);
  return isDeepEqual(from, to) ? {} : { from, to };
}

/**
 * Stores an entry under its hash and returns the hash. The registry names the last entry, and each entry the one before: an entry whose
 * registry was not written is not part of the journal.
 */
export async function addEntry(store: Store, entry: JournalEntry): Promise<string> {
  const bytes = Buffer.from(printDocument(entry));
  const hash = createHash('sha256').update(bytes).digest('hex');
  await store.putFile(getAddress(hash), bytes);
  return hash;
}

/** The entries, newest first, and a sentence if the journal was changed or lost. */
export interface Journal {
  readonly entries: readonly JournalEntry[];
  readonly fault?: string;
}

/** Reads the journal from the entry the registry names, until `isEnough`. */
export async function readJournal(
  store: Store,
  last: string | undefined,
  isEnough: (entries: readonly JournalEntry[]) => boolean,
): Promise<Journal> {
  const entries: JournalEntry[] = [];
  for (let hash = last; hash !== undefined && !isEnough(entries);) {
    const bytes = await store.getFile(getAddress(hash));
    if (!bytes) return { entries, fault: `${getAddress(hash)} is missing: the journal before it is lost.` };
    if (createHash('sha256').update(bytes).digest('hex') !== hash)
      return { entries, fault: `${getAddress(hash)} was changed: do not trust the journal before it.` };
    const parsed = parseDocument(journalEntry, bytes.toString('utf8'));
    if ('problems' in parsed) return { entries, fault: `${getAddress(hash)} is not an entry: ${parsed.problems.join('; ')}.` };
    entries.push(parsed.value);
    hash = parsed.value.previous;
  }
  return { entries };
}
