import { changeRegistry, unlessChanged } from './document';
import { RevisionConflict } from '../errors';
import { emptyRegistry, setStatus } from './registry';
import type { Store } from '../stores/store';

const contract = { version: '2.0.0', provides: {}, events: [], extensionPoints: [] };
const remote = { active: null, previous: null, status: 'live' as const, versions: {} };
const now = () => new Date('2026-02-03T04:05:06.000Z');
const change = { action: 'disable', remote: 'one', mayRepeat: unlessChanged('one') };

/** A store in memory in which another job writes right after each of the first reads. */
function busyStore(meanwhile: ((text: string) => string)[]): Store & { text: string } {
  const store = {
    place: 'memory',
    text: JSON.stringify({ ...emptyRegistry(contract), remotes: { one: remote, two: remote } }),
    async readRegistry() {
      const { text } = store;
      const write = meanwhile.shift();
      if (write) store.text = write(text);
      return { text, tag: text };
    },
    async swapRegistry(seen: string | undefined, text: string) {
      if (seen !== store.text) throw new RevisionConflict('another writer');
      store.text = text;
    },
    putFile: () => Promise.resolve(),
    getFile: () => Promise.resolve(undefined),
    removeFolder: () => Promise.resolve(),
  };
  return store;
}

const disabling = (name: string) => (text: string) => {
  const before = JSON.parse(text);
  return JSON.stringify({ ...setStatus(before, name, 'disabled', 'theirs'), revision: before.revision + 1 });
};

test('a change to one remote is applied again after a concurrent change of another, and keeps both', async () => {
  const store = busyStore([disabling('two')]);
  const after = await changeRegistry({ store, now }, change, (registry) => setStatus(registry, 'one', 'disabled', 'ours'));
  expect(after).toMatchObject({ revision: 2, remotes: { one: { reason: 'ours' }, two: { reason: 'theirs' } } });
  expect(JSON.parse(store.text)).toEqual(after);
});

test('a concurrent change of the same remote is a conflict, and the other change stays', async () => {
  const store = busyStore([disabling('one')]);
  const writing = changeRegistry({ store, now }, change, (registry) => setStatus(registry, 'one', 'disabled', 'ours'));
  await expect(writing).rejects.toBeInstanceOf(RevisionConflict);
  expect(JSON.parse(store.text)).toMatchObject({ revision: 1, remotes: { one: { reason: 'theirs' } } });
});

test('a change that may not be repeated is a conflict at once, as is one with a given revision', async () => {
  for (const { revision, mayRepeat } of [{}, { revision: 0, mayRepeat: () => true }] as const) {
    const store = busyStore([disabling('two')]);
    const writing = changeRegistry({ store, now, revision }, { action: 'disable', ...(mayRepeat && { mayRepeat }) }, (registry) =>
      setStatus(registry, 'one', 'disabled', 'ours'),
    );
    await expect(writing).rejects.toBeInstanceOf(RevisionConflict);
    expect(JSON.parse(store.text)).toMatchObject({ revision: 1, remotes: { one: { status: 'live' } } });
  }
});
