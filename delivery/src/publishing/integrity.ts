import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { RemoteFile } from '@site-admin/contracts';

const gunzip = promisify(zlib.gunzip);
const unbrotli = promisify(zlib.brotliDecompress);

/** Returns a hash in the form of the `integrity` attribute. */
export const sha384 = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** A stored file's bytes by name; undefined when there is none. */
export type ReadFile = (name: string) => Promise<Buffer | undefined>;

/** Compressed forms that may be stored next to a file; the server sends them instead. */
export const compressedForms = [
  { ending: '.br', unpack: (bytes: Buffer): Promise<Buffer> => unbrotli(bytes) },
  { ending: '.gz', unpack: (bytes: Buffer): Promise<Buffer> => gunzip(bytes) },
] as const;

async function getFileErrors({ name, integrity, size }: RemoteFile, read: ReadFile): Promise<string[]> {
  const bytes = await read(name);
  if (!bytes) return [`${name} is missing.`];
  if (sha384(bytes) !== integrity) return [`${name} does not match its hash in the manifest.`];
  const found = bytes.length === size ? [] : [`${name} has ${bytes.length} bytes instead of the ${size} in the manifest.`];
  for (const { ending, unpack } of compressedForms) {
    const packed = await read(name + ending);
    const unpacked = packed && (await unpack(packed).catch(() => undefined));
    if (packed && !unpacked?.equals(bytes)) found.push(`${name}${ending} does not unpack to ${name}.`);
  }
  return found;
}

/** Checks each file of a manifest, and its compressed forms, against the manifest; one sentence per bad file. */
export async function badFiles(files: readonly RemoteFile[], read: ReadFile): Promise<string[]> {
  return (await Promise.all(files.map((file) => getFileErrors(file, read)))).flat();
}
