import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { registry as schema, type Registry } from '@site-admin/contracts';
import * as v from 'valibot';

/** The registry as it lies in the store. */
export interface RegistryFile {
  /** As it goes to the page: parsed JSON, the raw text when it is none, null when there is no file. */
  readonly raw: unknown;
  /** Undefined while the document does not keep its schema. */
  readonly registry: Registry | undefined;
  /** Changes with every write. */
  readonly version: string;
}

const absent: RegistryFile = { raw: null, registry: undefined, version: 'none' };

function parse(text: string, version: string): RegistryFile {
  let raw: unknown = text;
  try {
    raw = JSON.parse(text);
  } catch {
    return { raw, registry: undefined, version };
  }
  const parsed = v.safeParse(schema, raw);
  return { raw, registry: parsed.success ? parsed.output : undefined, version };
}

/** Reads `registry.json` of a store; the file is read again only when its time, size or inode changed. */
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
      // No store yet, or a folder we may not read: the page says that there is no registry.
      return absent;
    }
  };
}
