import { createReadStream } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from './accepts';
import type { Packing } from './packing';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** How a file is sent. */
export interface Sending {
  /** Its address holds its hash, so a browser never asks twice. */
  readonly immutable: boolean;
  /** Other origins may read it: tags with `crossorigin` need that. */
  readonly anyOrigin: boolean;
  /** For a folder whose files no build packed: packs its texts. */
  readonly packing?: Packing;
}

/** Only plain names: no way up, no hidden files, no drive, no null byte. */
const isPlain = (segment: string) => /^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(segment) && !segment.includes('..');

/** The path of a wished file inside a folder, or undefined for everything that is not plainly in it. */
export function inside(folder: string, wished: string): string | undefined {
  const segments = wished.split('/');
  return segments.every(isPlain) && path.extname(wished) in types ? path.join(folder, ...segments) : undefined;
}

/** The size of a regular file; undefined when there is none. */
async function sizeOfFile(file: string): Promise<number | undefined> {
  const handle = await open(file, 'r').catch(() => undefined);
  if (!handle) return undefined;
  try {
    const stats = await handle.stat();
    return stats.isFile() ? stats.size : undefined;
  } finally {
    await handle.close();
  }
}

/** A link may lead anywhere: what lies elsewhere in truth is not sent. */
async function liesIn(folder: string, file: string): Promise<boolean> {
  const [home, place] = await Promise.all([folder, file].map((each) => realpath(each).catch(() => undefined)));
  return home !== undefined && place !== undefined && place.startsWith(home + path.sep);
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** The smallest form of a file that the browser takes and that lies beside it. */
async function bestForm(folder: string, file: string, request: FastifyRequest) {
  const getSize = async (form: string) => ((await liesIn(folder, form)) ? sizeOfFile(form) : undefined);
  const header = request.headers['accept-encoding'] ?? '';
  for (const [encoding, ending] of encodings) {
    if (!accepts(header, encoding)) continue;
    const size = await getSize(file + ending);
    if (size !== undefined) return { file: file + ending, size, encoding };
  }
  const size = await getSize(file);
  return size === undefined ? undefined : { file, size, encoding: undefined };
}

/** Only texts get smaller. */
const isText = (file: string) => /^text|svg/.test(types[path.extname(file)] ?? '');

/** What is sent of a file: the form beside it, one packed here, or itself. */
async function getContent(folder: string, file: string, request: FastifyRequest, { packing }: Sending) {
  const form = await bestForm(folder, file, request);
  if (!form) return undefined;
  const canPack = form.encoding === undefined && isText(file);
  const packed = canPack ? await packing?.(file, request.headers['accept-encoding'] ?? '') : undefined;
  return packed
    ? { encoding: packed.encoding, size: packed.bytes.length, body: packed.bytes }
    : { encoding: form.encoding, size: form.size, body: createReadStream(form.file) };
}

/** Sends a file of a folder, compressed where a compressed form lies beside it; 404 for everything else. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, folder: string, wished: string, sending: Sending) {
  const file = inside(folder, wished);
  const content = file === undefined ? undefined : await getContent(folder, file, request, sending);
  if (file === undefined || !content) {
    return reply
      .code(404)
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      .send('There is no such file.');
  }
  reply.headers({
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'content-length': String(content.size),
    'cache-control': sending.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'Accept-Encoding',
    ...(content.encoding && { 'content-encoding': content.encoding }),
    ...(sending.anyOrigin && { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }),
  });
  return reply.send(content.body);
}
