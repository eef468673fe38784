import { createFederation } from './federation';

const entry = 'https://example.org/remotes/a/entry.js';
const container = { name: 'sa_a', entry, scripts: new Map([[entry, 'sha384-x']]) };
const libraries = { react: {} };

/** What an entry leaves behind when it runs. */
const leave = (value: unknown) => void Reflect.set(window, 'sa_a', value);
const good = (exposed: unknown) => ({ init: jest.fn(), get: jest.fn(() => Promise.resolve(() => exposed)) });

const tags = () => [...document.head.querySelectorAll('script')];
const newTag = () => tags()[0] ?? document.createElement('script');

const setUp = () => createFederation(document, 5000, () => Promise.resolve(libraries));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  leave(undefined);
});

test('an entry is added with its hash, takes the libraries of the page, and leaves no tag', async () => {
  const loading = setUp().load(container);
  expect(newTag()).toMatchObject({ src: entry, integrity: 'sha384-x', crossOrigin: 'anonymous' });
  const loaded = good('the module');
  leave(loaded);
  newTag().dispatchEvent(new Event('load'));
  await expect(loading).resolves.toBe('the module');
  expect(loaded.init).toHaveBeenCalledWith(libraries);
  expect(loaded.get).toHaveBeenCalledWith('./remote');
  expect(tags()).toEqual([]);
});

test('a script no manifest knows is refused', async () => {
  const federation = setUp();
  await expect(federation.load({ ...container, entry: `${entry}?v=2` })).rejects.toThrow('No manifest knows');
  expect(tags()).toEqual([]);
});

test('a script that does not come, or not in time, fails the load and leaves no tag', async () => {
  const broken = setUp().load(container);
  newTag().dispatchEvent(new Event('error'));
  await expect(broken).rejects.toThrow('did not come as published');
  const late = setUp().load(container);
  jest.advanceTimersByTime(5000);
  await expect(late).rejects.toThrow('did not come in time');
  expect(tags()).toEqual([]);
});

test.each([
  ['nothing', undefined],
  ['an element of that id', document.createElement('div')],
  ['something else', { init: 1, get: 2 }],
])('a script that leaves %s is no container', async (_what, left) => {
  const loading = setUp().load(container);
  leave(left);
  newTag().dispatchEvent(new Event('load'));
  await expect(loading).rejects.toThrow('is no container called sa_a');
});

test('after a failure in its own code an entry is run again, and what the first run left is not taken for it', async () => {
  const federation = setUp();
  const first = federation.load(container);
  leave({ init: jest.fn(), get: () => Promise.reject(new Error('threw at its top')) });
  newTag().dispatchEvent(new Event('load'));
  await expect(first).rejects.toThrow('threw at its top');

  const second = federation.load(container);
  newTag().dispatchEvent(new Event('load'));
  await expect(second).rejects.toThrow('is no container');

  const third = federation.load(container);
  leave(good('the module'));
  newTag().dispatchEvent(new Event('load'));
  await expect(third).resolves.toBe('the module');
});
