import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Store } from '@site-admin/delivery';
import Fastify from 'fastify';
import { sendStoredFile } from './stored-files';

const files: Readonly<Record<string, Buffer>> = {
  'remotes/a/1.0.0-x/entry.js': Buffer.from('entry()'),
  'remotes/a/1.0.0-x/entry.js.br': brotliCompressSync('entry()'),
  'remotes/a/1.0.0-x/logo.svg': Buffer.from('<svg/>'),
  'journal/entry.json': Buffer.from('secret'),
};
const unused = () => Promise.reject(new Error('not used'));
const store: Store = {
  place: 'memory',
  getFile: (address) => Promise.resolve(files[address]),
  ...{ readRegistry: unused, swapRegistry: unused, putFile: unused, removeFolder: unused },
};

const app = Fastify();
app.get<{ Params: { '*': string } }>('/remotes/*', (request, reply) =>
  sendStoredFile(request, reply, store, request.params['*'], { immutable: true, anyOrigin: true }),
);
afterAll(() => app.close());

const get = (address: string, encoding = '') => app.inject({ url: address, headers: { 'accept-encoding': encoding } });

test('files of an object store are sent like those of a folder: type, isolation, compressed form', async () => {
  const { statusCode, body, headers } = await get('/remotes/a/1.0.0-x/entry.js');
  expect([statusCode, body]).toEqual([200, 'entry()']);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  });
  const packed = await get('/remotes/a/1.0.0-x/entry.js', 'gzip, br');
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(packed.rawPayload.length) });
  expect(String(brotliDecompressSync(packed.rawPayload))).toBe('entry()');
  expect((await get('/remotes/a/1.0.0-x/logo.svg', 'br')).headers['content-encoding']).toBeUndefined();
});

test.each(['/remotes/a/none.js', '/remotes/..%2fjournal/entry.json', '/remotes/a/1.0.0-x/entry.js.br', '/remotes/'])(
  '%s is not found, and runs nothing',
  async (address) => {
    const { statusCode, headers } = await get(address);
    expect(statusCode).toBe(404);
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  },
);
