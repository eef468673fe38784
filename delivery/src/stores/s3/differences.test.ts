import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { BrokenStore, RevisionConflict } from '../../errors';
import { s3Store } from './s3';

/** How stores differ in conditional writes: AWS takes the quoted tag, Ceph the bare one; both send further statuses in a race. */
interface Behavior {
  readonly tag: 'quoted' | 'bare';
  /** Statuses sent in place of the first writes; `applied` writes and then cuts the connection. */
  readonly failures: (number | 'applied')[];
}

let content: string | undefined;
let behavior: Behavior;
let server: Server;

const toTag = (text: string) => `"${Buffer.from(text).toString('hex')}"`;

function write(request: IncomingMessage, response: ServerResponse, body: string): void {
  const failure = behavior.failures.shift();
  if (typeof failure === 'number') return void response.writeHead(failure).end();
  const { 'if-match': match, 'if-none-match': none } = request.headers;
  const current = content === undefined ? undefined : toTag(content);
  const wanted = behavior.tag === 'quoted' ? current : current?.replaceAll('"', '');
  if (match !== undefined && current === undefined) return void response.writeHead(behavior.tag === 'quoted' ? 404 : 412).end();
  if ((match !== undefined && match !== wanted) || (none === '*' && current !== undefined))
    return void response.writeHead(412).end();
  content = body;
  if (failure === 'applied') response.destroy();
  else response.writeHead(200).end();
}

beforeEach(async () => {
  content = undefined;
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      if (request.method === 'PUT') return write(request, response, body);
      if (content === undefined) return response.writeHead(404).end();
      if (request.headers['if-none-match'] === toTag(content)) return response.writeHead(304).end();
      return response.writeHead(200, { etag: toTag(content) }).end(content);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

function open(given: Behavior) {
  behavior = given;
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const endpoint = `http://127.0.0.1:${port}`;
  return s3Store({ bucket: 'b', prefix: '', endpoint, region: 'r', accessKeyId: 'k', secretAccessKey: 's', timeout: 300 });
}

describe.each([['quoted'], ['bare']] as const)('a store that compares the %s tag', (tag) => {
  test('accepts the write over what was read, and refuses any other', async () => {
    const store = open({ tag, failures: [] });
    await store.swapRegistry(undefined, 'one');
    const seen = await store.readRegistry();
    await store.swapRegistry(seen?.tag, 'two');
    await store.swapRegistry((await store.readRegistry())?.tag, 'three');
    await expect(store.swapRegistry(seen?.tag, 'four')).rejects.toBeInstanceOf(RevisionConflict);
    await expect(store.swapRegistry(undefined, 'five')).rejects.toBeInstanceOf(RevisionConflict);
    expect(content).toBe('three');
  });

  test.each([[409], [500], [503], ['applied']] as const)('a %s is no failure without a concurrent write', async (failure) => {
    const store = open({ tag, failures: [failure, failure] });
    await store.swapRegistry(undefined, 'one');
    expect(content).toBe('one');
    await store.swapRegistry((await store.readRegistry())?.tag, 'two');
    expect(content).toBe('two');
  });

  test.each([409, 412, 500])('a %s after another write is a conflict', async (failure) => {
    const store = open({ tag, failures: [failure] });
    content = 'theirs';
    await expect(store.swapRegistry(toTag('seen'), 'ours')).rejects.toBeInstanceOf(RevisionConflict);
    expect(content).toBe('theirs');
  });

  test('a registry that was removed meanwhile is a conflict', async () => {
    await expect(open({ tag, failures: [] }).swapRegistry(toTag('seen'), 'ours')).rejects.toBeInstanceOf(RevisionConflict);
  });
});

test('a store that never decides is an error with a remedy, within seconds', async () => {
  const store = open({ tag: 'quoted', failures: Array.from({ length: 20 }, () => 500) });
  await expect(store.swapRegistry(undefined, 'one')).rejects.toBeInstanceOf(BrokenStore);
  expect(content).toBeUndefined();
});

test('a store that is away is named with its address', async () => {
  const store = open({ tag: 'quoted', failures: [] });
  await new Promise((resolve) => server.close(resolve));
  await expect(store.readRegistry()).rejects.toThrow(/^s3:\/\/b does not respond at http:\/\/127\.0\.0\.1:\d+ \(/);
});
