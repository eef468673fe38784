import { published, removeFolders, storeWith } from '../testing/folders';
import { testSite, type TestSite } from '../testing/site';
import { openStream } from '../testing/stream';

let site: TestSite;
beforeEach(() => {
  // Streams use real sockets: only what repeats is faked.
  const doNotFake = ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'] as const;
  jest.useFakeTimers({ doNotFake: [...doNotFake, 'Date', 'performance'] });
});
afterEach(async () => {
  await site.close();
  jest.useRealTimers();
});
afterAll(removeFolders);

const base = '/wp-json/site-admin/v1/';
const event = (revision: number) => `event: state\ndata: {"revision":${revision}}\n\n`;

test('operators get an event at once and for each change: of the registry, of open pages, of failures', async () => {
  const store = storeWith({ dashboard: published('dashboard') });
  site = await testSite({ store });
  const home = await site.listen();
  const admin = site.as('admin');
  const { headers, read, leave } = await openStream(`${home}${base}delivery/events`, { cookie: admin.cookie });
  expect(headers['content-type']).toContain('text/event-stream');
  expect(await read(event(1))).toBe(`retry: 5000\n\n${event(1)}`);
  storeWith({ dashboard: published('dashboard') }, store, 2);
  jest.advanceTimersByTime(1000);
  expect(await read('state')).toBe(event(2));
  const page = { id: 'a1a1a1a1', running: [{ remote: 'dashboard', version: '1.0.0', source: 'wanted', waiting: false }] };
  await admin.post(`${base}health`, { reports: [], page });
  jest.advanceTimersByTime(1000);
  expect(await read('state')).toBe(event(2));
  const report = {
    remote: 'dashboard',
    version: '1.0.0',
    phase: 'run',
    outcome: 'failed',
    source: 'active',
    ms: 1,
    correlation: 'c',
  };
  await admin.post(`${base}health`, { reports: [report] });
  jest.advanceTimersByTime(1000);
  expect(await read('state')).toBe(event(2));
  leave();
});

test('users without the right get no stream, and a user who loses it keeps none', async () => {
  const operators = ['admin'];
  site = await testSite({ store: storeWith({ dashboard: published('dashboard') }), operators });
  const home = await site.listen();
  const open = (login: string) => openStream(`${home}${base}delivery/events`, { cookie: site.as(login).cookie });
  for (const login of ['editor', 'subscriber', 'admin2']) {
    const { status, leave } = await open(login);
    expect([login, status]).toEqual([login, 403]);
    leave();
  }
  const { readToEnd, read } = await open('admin');
  await read(event(1));
  operators.splice(0);
  jest.advanceTimersByTime(60_000);
  await readToEnd();
});
