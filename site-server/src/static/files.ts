import { createReadStream } from 'node:fs';
import { open, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { contentTypes } from '@site-admin/delivery';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from './accepts';
import type { FileCompressor } from './file-compressor';
import type { FileCheck, StoredForm } from './published-files';

/** Options for sending a file. */
export interface Sending {
  /** The address contains its hash, so it is cached forever. */
  readonly immutable: boolean;
  /** Other origins may read it, which tags with `crossorigin` need. */
  readonly anyOrigin: boolean;
  /** Checks the content of a file, by its address in the folder, against the hash that was published. */
  readonly check?: FileCheck;
  /** Compresses text files of a folder that no build has compressed. */
  readonly compress?: FileCompressor;
}

/** Only plain names: no parent folder, hidden file, drive or null byte. */
const isPlain = (segment: string) => /^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(segment) && !segment.includes('..');

/** Returns the path of a requested file inside a folder; undefined if it could lead outside. */
export function resolveInside(folder: string, wished: string): string | undefined {
  const segments = wished.split('/');
  return segments.every(isPlain) && path.extname(wished) in contentTypes ? path.join(folder, ...segments) : undefined;
}

interface FileStats {
  readonly size: number;
  /** Changes with the content: time, size and inode. */
  readonly stamp: string;
}

/** Returns size and stamp of a regular file; undefined if there is none. */
async function readStats(file: string): Promise<FileStats | undefined> {
  const handle = await open(file, 'r').catch(() => undefined);
  if (!handle) return undefined;
  try {
    const stats = await handle.stat({ bigint: true });
    return stats.isFile() ? { size: Number(stats.size), stamp: `${stats.mtimeNs}-${stats.size}-${stats.ino}` } : undefined;
  } finally {
    await handle.close();
  }
}

/** Returns whether a file is in the folder after resolving symbolic links. */
async function isInside(folder: string, file: string): Promise<boolean> {
  const [home, place] = await Promise.all([folder, file].map((each) => realpath(each).catch(() => undefined)));
  return home !== undefined && place !== undefined && place.startsWith(home + path.sep);
}

export const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Returns the smallest precompressed form of a file that the browser accepts. */
async function findBestEncoding(folder: string, file: string, request: FastifyRequest) {
  const getStats = async (form: string) => ((await isInside(folder, form)) ? readStats(form) : undefined);
  const header = request.headers['accept-encoding'] ?? '';
  for (const [encoding, ending] of encodings) {
    if (!accepts(header, encoding)) continue;
    const stats = await getStats(file + ending);
    if (stats) return { file: file + ending, ...stats, encoding };
  }
  const stats = await getStats(file);
  return stats && { file, ...stats, encoding: undefined };
}

/** Only texts are worth compressing. */
const isText = (file: string) => /^text|svg/.test(contentTypes[path.extname(file)] ?? '');

/** Returns what to send for a file: a precompressed form, one compressed here, or the file itself. */
async function getContent(folder: string, file: string, request: FastifyRequest, { compress }: Sending) {
  const form = await findBestEncoding(folder, file, request);
  if (!form) return undefined;
  const canPack = form.encoding === undefined && isText(file);
  const packed = canPack ? await compress?.(file, request.headers['accept-encoding'] ?? '') : undefined;
  const { encoding, size, stamp } = form;
  const stored: StoredForm = { place: form.file, encoding, stamp, read: () => readFile(form.file) };
  return packed
    ? { stored, encoding: packed.encoding, size: packed.bytes.length, open: () => packed.bytes }
    : { stored, encoding, size, open: () => createReadStream(form.file) };
}

/** A file opened by its address, such as an SVG image with a script, runs nothing and has no access to the origin's data. */
const getIsolation = (anyOrigin: boolean) => ({
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': anyOrigin ? 'cross-origin' : 'same-origin',
});

/** Returns the headers of a file by its ending. */
export function getHeaders(ending: string, size: number, encoding: string | undefined, { immutable, anyOrigin }: Sending) {
  return {
    ...getIsolation(anyOrigin),
    'content-type': contentTypes[ending] ?? 'application/octet-stream',
    'content-length': String(size),
    'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'Accept-Encoding',
    ...(encoding !== undefined && { 'content-encoding': encoding }),
    ...(anyOrigin && { 'access-control-allow-origin': '*' }),
  };
}

/** Sends a sentence in place of a file, which no cache stores. */
function refuse(reply: FastifyReply, status: number, { anyOrigin }: Sending, text: string) {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return reply
    .code(status)
    .headers({ ...getIsolation(anyOrigin), ...headers })
    .send(text);
}

export const sendMissing = (reply: FastifyReply, sending: Sending) => refuse(reply, 404, sending, 'There is no such file.');

/** Sends the error of a file whose content is not the published one. */
export function sendMismatch(request: FastifyRequest, reply: FastifyReply, sending: Sending, { place }: StoredForm) {
  request.log.error({ event: 'file-mismatch', file: place }, `${place} is not the published file.`);
  return refuse(reply, 502, sending, 'The file is not the one that was published.');
}

/** Sends a file of a folder, precompressed if available; 404 for everything else, 502 if its content is not the published one. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, folder: string, wished: string, sending: Sending) {
  const file = resolveInside(folder, wished);
  const content = file === undefined ? undefined : await getContent(folder, file, request, sending);
  const state = content && sending.check ? await sending.check(wished, content.stored) : 'intact';
  if (file === undefined || !content || state === 'unlisted') return sendMissing(reply, sending);
  if (state === 'changed') return sendMismatch(request, reply, sending, content.stored);
  return reply.headers(getHeaders(path.extname(file), content.size, content.encoding, sending)).send(content.open());
}
