import { createHash } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore, recordStop, runLiveCommand } from '@site-admin/delivery';
import { readWebhookProgress } from '../db/webhook-progress';
import { publishFiles, published, put, removeFolders, storeWith, temporaryFolder } from '../testing/folders';
import { startReceiver, type Receiver } from '../testing/receiver';
import { testSite, testTime, type TestSite } from '../testing/site';
import { readWebhooks } from './config';
import { signBody } from './sender';

let site: TestSite;
let receiver: Receiver;
let store: string;
const lines: string[] = [];
const log = { write: (line: string) => void lines.push(line) };
const secret = 'a secret of ops, 32 characters..';

beforeEach(async () => {
  lines.splice(0);
  // Sockets and the waits between tries are real: only what repeats is faked.
  const doNotFake = ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'] as const;
  jest.useFakeTimers({ doNotFake: [...doNotFake, 'Date', 'performance'] });
  receiver = await startReceiver();
  store = storeWith({ dashboard: published('dashboard') });
});
afterEach(async () => {
  await site.close();
  await receiver.close();
  jest.useRealTimers();
});
afterAll(removeFolders);

async function start(more: Parameters<typeof testSite>[0] = {}) {
  const webhooks = { targets: [{ url: receiver.url, secret }], delays: [10, 10, 10, 10] };
  site = await testSite({ store, log, webhooks, ...more });
  await site.app.ready();
  await waitUntil(() => getProgress() !== undefined);
}
const getProgress = () => readWebhookProgress(site.db, receiver.url, path.join(store, 'registry.json'));

async function waitUntil(isDone: () => boolean) {
  for (let tries = 0; !isDone() && tries < 1500; tries += 1) await sleep(10);
}

/** Runs a command in another process of ops, of which the server reads in the store. */
async function run(command: Parameters<typeof runLiveCommand>[0], words: string[], options: object = {}) {
  const writer = {
    store: openStore(store, { folder: store, env: {} }),
    now: () => new Date(testTime),
    as: 'Ada',
    reason: 'Tested.',
  };
  await runLiveCommand(command, writer, words, { ...options });
}
/** Adds an entry of another command to the journal. */
function addEntry(action: string) {
  const file = path.join(store, 'registry.json');
  const { revision, journal, ...registry } = JSON.parse(readFileSync(file, 'utf8'));
  const entry = JSON.stringify({ revision: revision + 1, at: new Date(testTime).toISOString(), action, previous: journal });
  const hash = createHash('sha256').update(entry).digest('hex');
  put(store, `journal/${hash}.json`, entry);
  writeFileSync(file, JSON.stringify({ ...registry, revision: revision + 1, journal: hash }));
  return hash;
}
const tick = () => jest.advanceTimersByTime(1000);
const getNames = () => receiver.received.map(({ event }) => event.event);

test('changes are sent in their order, signed, with the id of the journal; what is no change of that kind is not', async () => {
  await start();
  await run('canary', ['dashboard', '1.1.0'], { percent: '0' });
  const stopped = { at: new Date(testTime).toISOString(), mounts: 4, failures: 2 };
  const writer = { store: openStore(store, { folder: store, env: {} }), now: () => new Date(testTime) };
  await recordStop(writer, 'dashboard', '1.1.0', stopped);
  await run('disable', ['dashboard'], { reason: 'Repairs.' });
  addEntry('publish');
  const last = addEntry('freeze');
  tick();
  const [, , received] = await receiver.waitFor(4);
  expect(getNames()).toEqual(['canary', 'stop', 'disable', 'freeze']);
  expect(receiver.received[3]?.event.id).toBe(last);
  const { headers = {}, body = '', event } = received ?? {};
  expect(event).toMatchObject({
    ...{ event: 'disable', remote: 'dashboard', as: 'Ada', reason: 'Tested.', revision: 4 },
    ...{ from: '1.0.0, canary 1.1.0 stopped', at: new Date(testTime).toISOString() },
  });
  expect(event?.id).toMatch(/^[0-9a-f]{64}$/);
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'site-admin-event': 'disable' });
  const timestamp = String(headers['site-admin-timestamp']);
  expect(timestamp).toBe(String(testTime / 1000));
  expect(headers['site-admin-signature']).toBe(signBody(secret, timestamp, body));
  expect(headers['site-admin-signature']).not.toBe(signBody('another secret', timestamp, body));
  tick();
  await sleep(30);
  expect(receiver.received).toHaveLength(4);
});

test('an event is tried five times, in order and without following redirects, and then given up with a line in the log', async () => {
  await start();
  let tries = 0;
  receiver.respond((response) => {
    tries += 1;
    if (tries > 5) response.writeHead(204).end();
    else if (tries % 2 === 0) response.writeHead(307, { location: receiver.url }).end();
    else response.writeHead(500).end('broken');
  });
  await run('disable', ['dashboard'], { reason: 'x' });
  await run('enable', ['dashboard']);
  tick();
  await receiver.waitFor(6);
  expect(getNames()).toEqual([...Array.from({ length: 5 }, () => 'disable'), 'enable']);
  expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(2);
  const line = lines.find((each) => each.includes('webhook-failed')) ?? '';
  expect(line).toContain('did not accept disable (status 500)');
  expect(line).not.toContain('token=t');
});

test('a receiver that never responds delays no request and no stop of the server', async () => {
  await start();
  receiver.respond(() => undefined);
  const disable = { revision: 1, reason: 'Repairs.' };
  expect((await site.as('admin').post('/wp-json/site-admin/v1/delivery/dashboard/disable', disable)).status).toBe(200);
  tick();
  await receiver.waitFor(1);
  expect((await site.app.inject('/healthz')).statusCode).toBe(200);
  const began = performance.now();
  await site.app.close();
  // A request is given up after 10 s.
  expect(performance.now() - began).toBeLessThan(5000);
});

test('what happened while the server was stopped is sent after its start, the history before a webhook is not', async () => {
  await run('disable', ['dashboard'], { reason: 'x' });
  const file = path.join(temporaryFolder(), 'site.sqlite');
  await start({ file });
  expect(receiver.received).toEqual([]);
  await site.close();
  await run('enable', ['dashboard']);
  await start({ file, isNew: false });
  const [enabled] = await receiver.waitFor(1);
  expect(getNames()).toEqual(['enable']);
  await waitUntil(() => getProgress() === enabled?.event.id);
  await site.close();
  await start({ file, isNew: false });
  expect(receiver.received).toHaveLength(1);
});

test('a registry that was refused and a file that is not the published one are sent once an hour', async () => {
  const folder = publishFiles(store, 'dashboard', { 'entry.js': 'run()' });
  await start();
  writeFileSync(path.join(store, folder, 'entry.js'), 'attack()');
  const file = `/wp-content/site-admin/${folder}entry.js`;
  for (let requests = 0; requests < 3; requests += 1) await site.app.inject(file);
  await receiver.waitFor(1);
  await sleep(30);
  expect(receiver.received.map(({ event }) => event)).toEqual([
    expect.objectContaining({ event: 'file-mismatch', file: expect.stringContaining('entry.js') }),
  ]);
  publishFiles(store, 'dashboard', { 'entry.js': 'run()' }, 0);
  await site.as('admin').get('/wp-json/site-admin/v1/registry');
  const [, refused] = await receiver.waitFor(2);
  expect(refused?.event).toMatchObject({ event: 'registry-refused', message: expect.stringContaining('revision 0') });
  site.clock.now += 60 * 60 * 1000;
  await site.app.inject(file);
  await site.app.inject(file.replace('entry', 'other'));
});

test('the file of webhooks is checked: its members, and that no other user may read it', async () => {
  site = await testSite();
  const file = path.join(temporaryFolder(), 'webhooks.json');
  const write = (content: unknown, mode = 0o600) => {
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    chmodSync(file, mode);
    return readWebhooks(file);
  };
  const good = { webhooks: [{ url: 'https://hooks.example/x', secret }] };
  expect(await write(good)).toEqual(good.webhooks);
  await expect(write(good, 0o644)).rejects.toThrow(`chmod 600 ${file}`);
  await expect(write('{')).rejects.toThrow('not valid JSON');
  await expect(write({ webhooks: [{ url: 'ftp://x', secret }] })).rejects.toThrow('an address with http: or https:');
  await expect(write({ webhooks: [{ url: 'https://x', secret: 'short' }] })).rejects.toThrow('at least 16 characters');
  await expect(write({ hooks: [] })).rejects.toThrow('webhooks: missing');
  await expect(readWebhooks(`${file}.no`)).rejects.toThrow('there is no such file');
});
