import { createExtensionSlot, type ExtensionMount, type SlotEntry } from './extension-slots';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Mounts that render when the test lets them. */
function setUp() {
  const host = document.createElement('div');
  const slot = createExtensionSlot(host);
  const opened: { text: string; finish: (isRendered: boolean) => Promise<unknown> }[] = [];
  const entry = (name: string, key: string | undefined): SlotEntry => ({
    name,
    key,
    open: (): ExtensionMount => {
      const element = document.createElement('p');
      element.textContent = `${name} ${key}`;
      let resolveRendered: (isRendered: boolean) => void = () => undefined;
      const rendered = new Promise<boolean>((resolve) => (resolveRendered = resolve));
      opened.push({
        text: element.textContent,
        finish: (isRendered) => {
          resolveRendered(isRendered);
          return settle();
        },
      });
      return { element, rendered, close: () => element.remove() };
    },
  });
  const shown = () => [...host.children].map(({ textContent }) => textContent);
  const finish = (text: string, isRendered = true) => opened.findLast((each) => each.text === text)?.finish(isRendered);
  return { slot, entry, shown, finish, opened };
}

test('mounts are in the order of their entries, and those whose entry stays are kept', async () => {
  const { slot, entry, shown, opened } = setUp();
  void slot.update([entry('a', '1'), entry('c', '1')]);
  void slot.update([entry('a', '1'), entry('b', '1'), entry('c', '1')]);
  expect(shown()).toEqual(['a 1', 'b 1', 'c 1']);
  expect(opened).toHaveLength(3);
});

test('another version replaces the one before it once it is rendered, not sooner', async () => {
  const { slot, entry, shown, finish } = setUp();
  void slot.update([entry('a', '1'), entry('b', '1')]);
  await finish('a 1');
  void slot.update([entry('a', '2'), entry('b', '1')]);
  expect(shown()).toEqual(['a 2', 'a 1', 'b 1']);
  await finish('a 2');
  expect(shown()).toEqual(['a 2', 'b 1']);
});

test('a version that is not rendered leaves the one before it in place, and is not tried again', async () => {
  const { slot, entry, shown, finish, opened } = setUp();
  void slot.update([entry('a', '1')]);
  await finish('a 1');
  void slot.update([entry('a', '2')]);
  await finish('a 2', false);
  expect(shown()).toEqual(['a 1']);
  void slot.update([entry('a', '2')]);
  expect(opened).toHaveLength(2);
});

test('of versions in quick succession the newest that is rendered stays alone, in whatever order they are', async () => {
  const { slot, entry, shown, finish } = setUp();
  for (const key of ['1', '2', '3']) void slot.update([entry('a', key)]);
  await finish('a 3');
  await finish('a 1');
  await finish('a 2', false);
  expect(shown()).toEqual(['a 3']);
});

test('an entry that is gone is closed, also while it is loading', async () => {
  const { slot, entry, shown, finish } = setUp();
  void slot.update([entry('a', '1'), entry('b', '1')]);
  await finish('a 1');
  void slot.update([entry('a', undefined)]);
  await settle();
  expect(shown()).toEqual([]);
  await finish('b 1');
  expect(shown()).toEqual([]);
});

test('an update resolves with whether anything was rendered, and closing closes every mount', async () => {
  const { slot, entry, shown, finish } = setUp();
  const first = slot.update([entry('a', '1'), entry('b', '1')]);
  await finish('a 1', false);
  await finish('b 1');
  await expect(first).resolves.toBe(true);
  const second = slot.update([entry('a', '2'), entry('b', '1')]);
  await finish('a 2', false);
  await expect(second).resolves.toBe(false);
  slot.close();
  await settle();
  expect(shown()).toEqual([]);
  expect(slot.isClosed).toBe(true);
});
