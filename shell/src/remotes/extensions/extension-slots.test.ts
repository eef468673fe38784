import { createExtensionSlot, type ExtensionMount, type SlotEntry } from './extension-slots';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Creates a slot whose mounts are rendered by the test. */
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

test('another version replaces the previous one once it is rendered', async () => {
  const { slot, entry, shown, finish } = setUp();
  void slot.update([entry('a', '1'), entry('b', '1')]);
  await finish('a 1');
  void slot.update([entry('a', '2'), entry('b', '1')]);
  expect(shown()).toEqual(['a 2', 'a 1', 'b 1']);
  await finish('a 2');
  expect(shown()).toEqual(['a 2', 'b 1']);
});

test('a version that fails to render leaves the previous one mounted, and is not retried', async () => {
  const { slot, entry, shown, finish, opened } = setUp();
  void slot.update([entry('a', '1')]);
  await finish('a 1');
  void slot.update([entry('a', '2')]);
  await finish('a 2', false);
  expect(shown()).toEqual(['a 1']);
  void slot.update([entry('a', '2')]);
  expect(opened).toHaveLength(2);
});

test('of several versions only the newest rendered one stays, in any order of rendering', async () => {
  const { slot, entry, shown, finish } = setUp();
  for (const key of ['1', '2', '3']) void slot.update([entry('a', key)]);
  await finish('a 3');
  await finish('a 1');
  await finish('a 2', false);
  expect(shown()).toEqual(['a 3']);
});

test('a removed entry is closed, also while it is loading', async () => {
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
