import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { registry as schema, type RegisteredRemote, type Registry } from '@site-admin/contracts';
import * as v from 'valibot';

/** The registry as stored. */
export interface RegistryFile {
  /** As sent to the page: parsed JSON, the raw text if it is not JSON, null without a file. */
  readonly raw: unknown;
  /** Without the remotes whose entries are invalid, which the page reports. Undefined if the whole document is invalid. */
  readonly registry: Registry | undefined;
  /** Changes with every write. */
  readonly version: string;
}

const document = v.strictObject({ ...schema.entries, remotes: v.record(v.string(), v.unknown()) });
const entry = schema.entries.remotes.value;

/** An invalid entry disables that remote only. */
function readDocument(raw: unknown): Registry | undefined {
  const parsed = v.safeParse(document, raw);
  if (!parsed.success) return undefined;
  const remotes: Record<string, RegisteredRemote> = {};
  for (const [name, value] of Object.entries(parsed.output.remotes)) {
    const remote = v.safeParse(entry, value);
    if (remote.success) remotes[name] = remote.output;
  }
  return { ...parsed.output, remotes };
}

const absent: RegistryFile = { raw: null, registry: undefined, version: 'none' };

function parse(text: string, version: string): RegistryFile {
  let raw: unknown = text;
  try {
    raw = JSON.parse(text);
  } catch {
    return { raw, registry: undefined, version };
  }
  return { raw, registry: readDocument(raw), version };
}

/** Returns a reader of a store's `registry.json`; the file is read again only when its time, size or inode changed. */
export function registryReader(store: string): () => Promise<RegistryFile> {
  const file = path.join(store, 'registry.json');
  let last = absent;
  return async () => {
    try {
      const { mtimeNs, size, ino } = await stat(file, { bigint: true });
      const version = `${mtimeNs.toString(36)}-${size.toString(36)}-${ino.toString(36)}`;
      if (version !== last.version) last = parse(await readFile(file, 'utf8'), version);
      return last;
    } catch {
      // No store yet, or an unreadable folder: the page reports that there is no registry.
      return absent;
    }
  };
}
