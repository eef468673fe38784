import { isDeepStrictEqual } from 'node:util';
import { describeIssues, describeJsonError, registry as registrySchema, type Registry } from '@site-admin/contracts';
import * as v from 'valibot';
import { BrokenStore, Frozen, Refused, RevisionConflict } from './errors';
import type { Store } from './stores/store';

/** Parses a JSON text with `schema`; returns a list of problems if it is invalid. */
export function parseDocument<S extends v.GenericSchema>(
  schema: S,
  text: string,
): { readonly value: v.InferOutput<S> } | { readonly problems: string[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { problems: [`the document: ${describeJsonError(text, error)}`] };
  }
  const parsed = v.safeParse(schema, json);
  return parsed.success ? { value: parsed.output } : { problems: describeIssues(parsed.issues) };
}

/** Returns the text of a document as it is stored and hashed. */
export const printDocument = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

async function read(store: Store): Promise<{ readonly registry: Registry; readonly tag: string } | undefined> {
  const stored = await store.readRegistry();
  if (stored === undefined) return undefined;
  const parsed = parseDocument(registrySchema, stored.text);
  if ('problems' in parsed) {
    throw new BrokenStore(`${store.place} is not a registry, and was left as it is.`, [
      ...parsed.problems,
      'Repair these keys, or restore the file from a backup.',
    ]);
  }
  return { registry: parsed.value, tag: stored.tag };
}

/**
 * Reads the registry.
 *
 * @throws {BrokenStore} If it is invalid. The file is left unchanged for inspection.
 * @throws {Refused} If there is none.
 */
export async function readRegistry(store: Store): Promise<Registry> {
  const found = await read(store);
  if (!found) throw new Refused(`There is no registry at ${store.place}.`, ['Create one: npm run remotes -- host shell/dist']);
  return found.registry;
}

/** Options of a write. */
export interface ChangeOptions {
  /** The revision the caller has read; any other is a conflict. */
  readonly revision?: number | undefined;
  /** Whether a freeze accepts the change: it undoes or restricts what is live. */
  readonly despiteFreeze?: boolean;
  /** The initial registry, if there is none yet. */
  readonly initial?: () => Registry;
  /**
   * Whether the change can be retried on a newer revision. Without it, and with a `revision`, a newer revision is a conflict.
   */
  readonly mayRepeat?: (before: Registry, now: Registry) => boolean;
}

/** For changes to one remote: concurrent changes of other remotes are no conflict. */
export const unlessChanged = (name: string) => (before: Registry, now: Registry) =>
  isDeepStrictEqual(before.remotes[name], now.remotes[name]);

const MOST_REPEATS = 20;

function checkRevision(store: Store, registry: Registry, { revision }: ChangeOptions): void {
  if (revision !== undefined && revision !== registry.revision) {
    throw new RevisionConflict(`${store.place} is at revision ${registry.revision}, not ${revision}.`);
  }
}

function checkFreeze({ frozen }: Registry, { despiteFreeze = false }: ChangeOptions): void {
  if (frozen === undefined || despiteFreeze) return;
  throw new Frozen('The registry is frozen.', [`${frozen} (npm run remotes -- unfreeze ends the freeze)`]);
}

/**
 * Reads the registry, changes it and writes it, unless another job has written meanwhile. Nothing is written when `edit` returns the
 * same document.
 *
 * @returns The stored document.
 * @throws {RevisionConflict} If it changed between reading and writing, or is not at the expected revision.
 */
export async function changeRegistry(
  store: Store,
  now: Date,
  edit: (registry: Registry) => Registry | Promise<Registry>,
  options: ChangeOptions = {},
): Promise<Registry> {
  let first: Registry | undefined;
  for (let repeats = 0; ; repeats += 1) {
    const found = await read(store);
    const before = found?.registry ?? options.initial?.() ?? (await readRegistry(store));
    first ??= before;
    checkRevision(store, before, options);
    if (before !== first && !options.mayRepeat?.(first, before)) {
      throw new RevisionConflict(`${store.place} was changed by another process meanwhile.`);
    }
    const after = await edit(before);
    if (after === before && found) return before;
    checkFreeze(before, options);
    const written = { ...after, revision: before.revision + 1, generatedAt: now.toISOString() };
    try {
      await store.swapRegistry(found?.tag, printDocument(written));
      return written;
    } catch (error) {
      const isFinal = options.mayRepeat === undefined || repeats === MOST_REPEATS;
      if (!(error instanceof RevisionConflict) || isFinal) throw error;
    }
  }
}
