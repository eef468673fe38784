import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BrokenStore, RevisionConflict } from '../../errors';
import { contentTypes } from '../content-types';
import { folders, type Store, type StoredText } from '../store';
import { createS3Client, type S3Client, type S3Options, type S3Response } from './client';

const registryKey = 'registry.json';

const encodings: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

/** Returns the headers a browser or CDN receives. Addresses below `remotes/` contain a hash: what they hold never changes. */
function getFileHeaders(address: string): Record<string, string> {
  const ending = path.extname(address);
  const encoding = encodings[ending];
  const plain = encoding === undefined ? address : address.slice(0, -ending.length);
  return {
    'content-type': contentTypes[path.extname(plain)] ?? 'application/octet-stream',
    'cache-control': address.startsWith('remotes/') ? 'public, max-age=31536000, immutable' : 'no-store',
    ...(encoding !== undefined && { 'content-encoding': encoding }),
  };
}

const unexpected = (client: S3Client, what: string, { status }: S3Response) =>
  new BrokenStore(`${client.place}: ${what} failed with status ${status}.`, ['Run the command again later.']);

async function get(client: S3Client, key: string): Promise<Buffer | undefined> {
  const response = await client.send({ method: 'GET', key });
  if (response.status === 404) return undefined;
  if (response.status !== 200) throw unexpected(client, `reading ${key}`, response);
  return response.body;
}

async function put(client: S3Client, key: string, body: Uint8Array): Promise<void> {
  const response = await client.send({ method: 'PUT', key, body, headers: getFileHeaders(key) });
  if (response.status !== 200) throw unexpected(client, `writing ${key}`, response);
}

async function readRegistry(client: S3Client, known?: StoredText): Promise<StoredText | undefined> {
  const headers = known ? { 'if-none-match': known.tag } : {};
  const response = await client.send({ method: 'GET', key: registryKey, headers });
  const { status, body, headers: received } = response;
  if (status === 304) return known;
  if (status === 404) return undefined;
  if (status !== 200) throw unexpected(client, 'reading the registry', response);
  return { text: body.toString('utf8'), tag: received.etag ?? '' };
}

const unquote = (tag: string) => tag.replace(/^"|"$/g, '');

/** Statuses of a conditional write that was not applied, or may not have been: Ceph sends 500 to the losers of a race. */
const isUndecided = (status: number) => [404, 409, 412].includes(status) || status >= 500;

const mostAttempts = 6;

/**
 * Compare-and-swap by `If-Match`. AWS takes the quoted tag; Ceph takes the bare one alone, and responds 412 to the other. So a 412 of an
 * unchanged registry means the other form. After an undecided write the registry is read again, which shows the winner.
 */
function createSwap(client: S3Client) {
  let isBare = false;

  const write = (seen: string | undefined, text: string) => {
    const condition = seen === undefined ? { 'if-none-match': '*' } : { 'if-match': isBare ? unquote(seen) : seen };
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache', ...condition };
    // One attempt: whether a failed one was applied must be found out before the next.
    const request = { method: 'PUT', key: registryKey, body: Buffer.from(text), headers, attempts: 1 } as const;
    return client.send(request).then(
      ({ status }) => ({ status, error: undefined }),
      (error: unknown) => ({ status: 500, error }),
    );
  };

  return async (seen: string | undefined, text: string): Promise<void> => {
    let failure: unknown;
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const { status, error } = await write(seen, text);
      if (status === 200) return;
      if (!isUndecided(status)) throw new BrokenStore(`${client.place}: writing the registry failed with status ${status}.`);
      const now = await readRegistry(client);
      if (now?.text === text) return;
      if (now?.tag !== seen) throw new RevisionConflict(`${client.place} was changed by another process meanwhile.`);
      if (status === 412) isBare = !isBare;
      failure = error;
      await sleep(50 * 2 ** attempt * Math.random());
    }
    throw failure ?? new BrokenStore(`${client.place} accepts no conditional write.`, ['Check that the store has `If-Match`.']);
  };
}

const unescape = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_all, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'");

/** Returns the keys below `start`, prefix included. */
async function list(client: S3Client, start: string): Promise<string[]> {
  const keys: string[] = [];
  for (let token: string | undefined = ''; token !== undefined;) {
    const query = new URLSearchParams({ 'list-type': '2', prefix: start, ...(token !== '' && { 'continuation-token': token }) });
    const response = await client.send({ method: 'GET', key: '', query: `?${query.toString().replaceAll('+', '%20')}` });
    if (response.status !== 200) throw unexpected(client, 'listing', response);
    const text = response.body.toString('utf8');
    keys.push(...[...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => unescape(key)));
    token = /<NextContinuationToken>([^<]*)</.exec(text)?.[1];
    if (token !== undefined) token = unescape(token);
  }
  return keys;
}

function checkAddress(address: string): string {
  const isInside = folders.some((name) => address.startsWith(`${name}/`)) && !address.split('/').includes('..');
  if (!isInside) throw new BrokenStore(`${address} is outside the folders of the store.`);
  return address;
}

/** A store in a bucket of an S3-compatible object store, under the same addresses as in a folder. */
export function s3Store(options: S3Options): Store {
  const client = createS3Client(options);
  const base = client.prefix === '' ? '' : `${client.prefix}/`;
  return {
    place: client.place,
    readRegistry: (known) => readRegistry(client, known),
    swapRegistry: createSwap(client),
    putFile: async (address, bytes) => put(client, checkAddress(address), bytes),
    getFile: async (address) => get(client, checkAddress(address)),
    async removeFolder(address) {
      const start = `${base}${checkAddress(address)}/`;
      for (const key of await list(client, start)) await client.send({ method: 'DELETE', key: key.slice(base.length) });
    },
  };
}
