import { setTimeout as later } from 'node:timers/promises';
import { closeSession } from '../db/users';
import { published, removeFolders, storeWith } from '../testing/folders';
import { testSite, type TestSite } from '../testing/site';
import { openStream } from '../testing/stream';
import { limits } from './event-streams';

let site: TestSite;
let home: string;
let store: string;

beforeEach(async () => {
  // Streams use real sockets: only what repeats is faked.
  const doNotFake = ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'] as const;
  jest.useFakeTimers({ doNotFake: [...doNotFake, 'Date', 'performance'] });
  store = storeWith({ dashboard: published('dashboard') });
  site = await testSite({ store });
  home = await site.listen();
});
afterEach(async () => {
  await site.close();
  jest.useRealTimers();
});
afterAll(removeFolders);

const path = '/wp-json/site-admin/v1/events';

const open = (cookie = site.as('admin').cookie, headers: Record<string, string> = {}) =>
  openStream(home + path, { cookie, ...headers });

const revision = (number: number) => `event: revision\ndata: ${number}\n\n`;
const seconds = (count: number) => jest.advanceTimersByTime(count * 1000);

test('a stream sends the revision at once, on each change within a second, and every 20 s', async () => {
  const { headers, read } = await open();
  expect(headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  expect(await read(revision(1))).toBe(`retry: 5000\n\n${revision(1)}`);
  storeWith({ dashboard: published('dashboard') }, store, 2);
  seconds(1);
  expect(await read(revision(2))).toContain(revision(2));
  seconds(19);
  expect(await read(revision(2))).toBe(revision(2));
  seconds(5);
  expect(await read(': heartbeat')).toBe(': heartbeat\n\n');
});

test('users with access to the page may open streams, pages of other sites may not', async () => {
  const { cookie } = site.as('editor');
  const getStatus = async (...options: Parameters<typeof open>) => {
    const { status, leave } = await open(...options);
    leave();
    return status;
  };
  expect(await getStatus(cookie)).toBe(200);
  expect(await getStatus('')).toBe(401);
  expect(await getStatus(cookie, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await getStatus(cookie, { origin: 'http://evil.example' })).toBe(403);
  const head = await site.app.inject({ method: 'HEAD', url: path, headers: { cookie } });
  expect(head.headers['content-type']).toContain('text/event-stream');
});

test('a session has a limited number of streams; one that the browser left makes room for another', async () => {
  const { cookie } = site.as('admin');
  const streams = [];
  for (let count = 0; count < limits.perSession; count += 1) streams.push(await open(cookie));
  const getStatus = async () => (await open(cookie)).status;
  expect(await getStatus()).toBe(429);
  expect((await open(site.as('editor').cookie)).status).toBe(200);
  streams[0]?.leave();
  while ((await getStatus()) === 429) await later(5);
});

test('a stream ends after its session, and every stream when the server closes', async () => {
  const { cookie, session } = site.as('admin');
  const [ofSession, other] = [await open(cookie), await open(site.as('editor').cookie)];
  closeSession(site.db, session);
  seconds(25);
  await ofSession.readToEnd();
  expect(await other.read(': heartbeat')).toContain(': heartbeat');
  await site.app.close();
  await other.readToEnd();
});

test('the registry is read only while a stream is open', async () => {
  const { read, leave } = await open();
  await read(revision(1));
  expect(jest.getTimerCount()).toBe(2);
  leave();
  while (jest.getTimerCount() > 0) await later(5);
});
