import { RevisionConflict } from '../errors';
import { createCachedStore } from './cached-store';
import type { Store, StoredText } from './store';

let time = 0;
let reads: string[] = [];
let isAway = false;
let respond: (known?: StoredText) => Promise<StoredText | undefined>;

const stored = (text: string): StoredText => ({ text, tag: text });

const remote: Store = {
  place: 'remote',
  readRegistry(known) {
    reads.push(known?.tag ?? 'none');
    return respond(known);
  },
  swapRegistry: (seen) => (seen === 'two' ? Promise.resolve() : Promise.reject(new RevisionConflict('newer'))),
  putFile: () => Promise.resolve(),
  async getFile(address) {
    reads.push(address);
    if (isAway) throw new Error('away');
    return Buffer.from(address);
  },
  removeFolder: () => Promise.resolve(),
};

const open = () => createCachedStore(remote, () => time);

beforeEach(() => {
  [time, reads, isAway] = [0, [], false];
  respond = () => Promise.resolve(stored('one'));
});

test('the registry is read once a second, however many pages ask', async () => {
  const store = open();
  const [first, second] = await Promise.all([store.readRegistry(), store.readRegistry()]);
  expect([first, second]).toEqual([stored('one'), stored('one')]);
  time = 999;
  expect(await store.readRegistry()).toBe(first);
  expect(reads).toEqual(['none']);
  time = 1000;
  respond = () => Promise.resolve(stored('two'));
  expect(await store.readRegistry()).toEqual(stored('two'));
  expect(reads).toEqual(['none', 'one']);
});

test('while the store is away one read a second fails, and the others return the last registry', async () => {
  const store = open();
  const first = await store.readRegistry();
  respond = () => Promise.reject(new Error('away'));
  for (time = 1000; time < 4000; time += 1000) {
    await expect(store.readRegistry()).rejects.toThrow('away');
    expect(await store.readRegistry()).toBe(first);
  }
  time = 5000;
  respond = () => Promise.resolve(stored('two'));
  expect(await store.readRegistry()).toEqual(stored('two'));
});

test('after a conflict a writer reads the newer registry at once', async () => {
  const store = open();
  const seen = await store.readRegistry();
  respond = () => Promise.resolve(stored('two'));
  await expect(store.swapRegistry(seen?.tag, 'x')).rejects.toBeInstanceOf(RevisionConflict);
  const newer = await store.readRegistry();
  expect(newer).toEqual(stored('two'));
  await store.swapRegistry(newer?.tag, 'x');
});

test('a slow store does not delay a page, and its response is used by the next', async () => {
  const store = open();
  const first = await store.readRegistry();
  let finish: (read: StoredText) => void = () => undefined;
  respond = () => new Promise((resolve) => (finish = resolve));
  time = 1000;
  expect(await store.readRegistry()).toBe(first);
  finish(stored('two'));
  await new Promise(setImmediate);
  expect(await store.readRegistry()).toEqual(stored('two'));
});

test('without a registry yet, the failure of the store is that of the caller', async () => {
  respond = () => Promise.reject(new Error('away'));
  await expect(open().readRegistry()).rejects.toThrow('away');
});

test('a published file is read again after a minute, as it may have been repaired, and kept while the store is away', async () => {
  const store = open();
  await store.getFile('remotes/a/e.js');
  time = 60_000;
  await store.getFile('remotes/a/e.js');
  expect(reads).toHaveLength(2);
  isAway = true;
  time = 120_000;
  expect(String(await store.getFile('remotes/a/e.js'))).toBe('remotes/a/e.js');
  await expect(store.getFile('remotes/a/other.js')).rejects.toThrow('away');
});

test('a published file is read once; one of the journal each time', async () => {
  const store = open();
  for (let each = 0; each < 2; each += 1) {
    expect(String(await store.getFile('remotes/a/e.js'))).toBe('remotes/a/e.js');
    await store.getFile('journal/1.json');
  }
  expect(reads).toEqual(['remotes/a/e.js', 'journal/1.json', 'journal/1.json']);
});
