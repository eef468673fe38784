import { isDeepStrictEqual } from 'node:util';
import { registry as registrySchema, type Registry } from '@site-admin/contracts';
import * as v from 'valibot';
import { BrokenStore, Frozen, Refused, RevisionConflict } from '../errors';
import { addEntry, describeChange } from './journal';
import { parseDocument, printDocument } from './json';
import type { Store, StoredText } from '../stores/store';
import { checkRegistry, getRegistrySigner, rememberRevision, signRegistry, type Trust } from '../trust/trust';

/** Services of a writer of the registry. */
export interface Writer {
  readonly store: Store;
  readonly now: () => Date;
  /** Undefined where no keys are configured: nothing is signed or checked then. */
  readonly trust?: Trust | undefined;
  /** `--as`: recorded in the journal. */
  readonly as?: string | undefined;
  /** `--reason`: recorded in the journal. */
  readonly reason?: string | undefined;
  /** Prints a sentence the user should know of, although the command goes on. */
  readonly warn?: (sentence: string) => void;
  /** `--revision`: any other is a conflict. */
  readonly revision?: number | undefined;
}

const anyRevision = v.looseObject({ revision: v.number() });
const newerSchema = v.looseObject({ schema: v.pipe(v.number(), v.minValue(2)) });

function parseRegistry({ place }: Store, { text }: StoredText): { readonly raw: unknown; readonly registry: Registry } {
  const parsed = parseDocument(registrySchema, text);
  if ('value' in parsed) return { raw: JSON.parse(text), registry: parsed.value };
  const newer = parseDocument(newerSchema, text);
  if ('value' in newer) {
    throw new BrokenStore(`${place} has schema ${newer.value.schema}, which this version of the command cannot write.`, [
      'Use the version of the command that wrote it, or a newer one.',
    ]);
  }
  throw new BrokenStore(`${place} is not a registry, and was left as it is.`, [
    ...parsed.problems,
    'Repair these keys, or restore the file from a backup.',
  ]);
}

type Reader = Pick<Writer, 'store' | 'trust' | 'now' | 'warn'>;

/** Milliseconds by which clocks may differ unnoticed. */
const tolerance = 5 * 60_000;

/** Warns of a clock that is wrong, here or where the registry was last written: times of the journal are not in order then. */
function checkClock({ now, warn }: Reader, { generatedAt }: Registry): void {
  const ahead = Date.parse(generatedAt) - now().getTime();
  if (ahead <= tolerance) return;
  const hours = (ahead / 3_600_000).toFixed(1);
  warn?.(`The registry was written ${hours} hours in the future, at ${generatedAt}: check the clock of this machine.`);
}

async function read(reader: Reader): Promise<{ readonly registry: Registry; readonly tag: string } | undefined> {
  const { store, trust } = reader;
  const stored = await store.readRegistry();
  if (stored === undefined) {
    if (trust) await checkRegistry(trust, store.place, undefined, 0);
    return undefined;
  }
  const { raw, registry } = parseRegistry(store, stored);
  if (trust) {
    await checkRegistry(trust, store.place, raw, v.parse(anyRevision, raw).revision);
    await rememberRevision(trust, store.place, registry.revision);
  }
  checkClock(reader, registry);
  return { registry, tag: stored.tag };
}

/**
 * Reads the registry.
 *
 * @throws {BrokenStore} If it is invalid or not trusted. The file is left unchanged for inspection.
 * @throws {Refused} If there is none.
 */
export async function readRegistry(reader: Reader): Promise<Registry> {
  const found = await read(reader);
  if (found) return found.registry;
  throw new Refused(`There is no registry at ${reader.store.place}.`, ['Create one: npm run remotes -- host shell/dist']);
}

/** What a write is, for the journal and for conflicts. */
export interface Change {
  /** The command: `promote`. */
  readonly action: string;
  readonly remote?: string | undefined;
  readonly version?: string | undefined;
  /** Whether a freeze accepts it: it undoes or restricts what is live. */
  readonly despiteFreeze?: boolean;
  /** The initial registry, if there is none yet. */
  readonly initial?: () => Registry;
  /** Whether it can be retried on a newer revision. Without it, and with `--revision`, a newer revision is a conflict. */
  readonly mayRepeat?: (before: Registry, now: Registry) => boolean;
}

/** For changes to one remote: concurrent changes of other remotes are no conflict. */
export const unlessChanged = (name: string) => (before: Registry, now: Registry) =>
  isDeepStrictEqual(before.remotes[name], now.remotes[name]);

const MOST_REPEATS = 20;

function checkRevision({ store, revision }: Writer, registry: Registry): void {
  if (revision === undefined || revision === registry.revision) return;
  throw new RevisionConflict(`${store.place} is at revision ${registry.revision}, not ${revision}.`);
}

function checkFreeze({ frozen }: Registry, { despiteFreeze = false }: Change): void {
  if (frozen === undefined || despiteFreeze) return;
  throw new Frozen('The registry is frozen.', [`${frozen} (npm run remotes -- unfreeze ends the freeze)`]);
}

/** Stores the journal's entry, and returns the next revision of the registry, signed where keys are configured. */
async function createRevision(writer: Writer, change: Change, before: Registry, after: Registry): Promise<Registry> {
  const { store, trust, as, reason } = writer;
  if (!trust && before.signature) {
    throw new Refused('The registry is signed.', [
      'Name the public keys and the key of a promoter or ops: --keys FILE --key FILE.',
    ]);
  }
  const { action, remote, version } = change;
  const now = writer.now();
  const revision = before.revision + 1;
  const key = trust && getRegistrySigner(trust, after);
  const journal = await addEntry(store, {
    ...{ revision, at: now.toISOString(), action, remote, version, as, key: key?.publicKey.id, reason },
    ...describeChange(before, after, remote),
    previous: before.journal,
  });
  const next = { ...after, revision, generatedAt: now.toISOString(), journal };
  return key ? signRegistry(next, key, now) : next;
}

/**
 * Reads the registry, changes it and writes it with an entry in the journal, unless another job has written meanwhile. Nothing is written
 * when `edit` returns the same document.
 *
 * @returns The stored document.
 * @throws {RevisionConflict} If it changed between reading and writing, or is not at the expected revision.
 */
export async function changeRegistry(
  writer: Writer,
  change: Change,
  edit: (registry: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  const { store, trust } = writer;
  let first: Registry | undefined;
  for (let repeats = 0; ; repeats += 1) {
    const found = await read(writer);
    const before = found?.registry ?? change.initial?.() ?? (await readRegistry(writer));
    first ??= before;
    checkRevision(writer, before);
    if (before !== first && !change.mayRepeat?.(first, before)) {
      throw new RevisionConflict(`${store.place} was changed by another process meanwhile.`);
    }
    const after = await edit(before);
    if (after === before && found) return before;
    checkFreeze(before, change);
    const written = await createRevision(writer, change, before, after);
    try {
      await store.swapRegistry(found?.tag, printDocument(written));
      if (trust) await rememberRevision(trust, store.place, written.revision);
      return written;
    } catch (error) {
      const isFinal = change.mayRepeat === undefined || repeats === MOST_REPEATS;
      if (!(error instanceof RevisionConflict) || isFinal) throw error;
    }
  }
}
