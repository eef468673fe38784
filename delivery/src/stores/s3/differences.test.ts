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
/** Sent in place of every response. */
let refusal: { status: number; code: string } | undefined;
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
  refusal = undefined;
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      if (refusal) return response.writeHead(refusal.status).end(`<Error><Code>${refusal.code}</Code></Error>`);
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

  test.each([
    ['the status 409', 409],
    ['the status 500', 500],
    ['the status 503', 503],
    ['a connection cut after the write', 'applied'],
  ] as const)('%s is no failure without a concurrent write', async (_what, failure) => {
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

test.each([
  [403, 'RequestTimeTooSkewed', 's3://b refuses the time of this machine.', 'Set the clock'],
  [403, 'SignatureDoesNotMatch', 'SignatureDoesNotMatch', 'AWS_SECRET_ACCESS_KEY'],
  [403, 'AccessDenied', 'AccessDenied', 'the rights of that key'],
  [404, 'NoSuchBucket', 'there is no such bucket', 'check --store'],
  [301, 'PermanentRedirect', 'PermanentRedirect', 'Check --endpoint and --region'],
  [400, 'AuthorizationHeaderMalformed', 'AuthorizationHeaderMalformed', 'Check --region'],
  [503, 'SlowDown', 'failed with status 503', 'Run the command again later'],
])('a %s %s is named with its remedy, for reads and writes', async (status, code, sentence, remedy) => {
  const store = open({ tag: 'quoted', failures: [] });
  refusal = { status, code };
  for (const call of [store.readRegistry(), store.putFile('remotes/a', Buffer.from('x')), store.swapRegistry(undefined, 'x')]) {
    const error: unknown = await call.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BrokenStore);
    if (error instanceof BrokenStore)
      expect([error.message, ...error.reasons].join(' ')).toMatch(new RegExp(`${sentence}.*${remedy}`));
  }
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
