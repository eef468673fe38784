import { createLiveCache } from './live-cache';

/** Reads from a cache what `compose` returns, a new object for each call. */
function setUp(isWhole = true) {
  const read = createLiveCache<object>();
  const compose = jest.fn(() => Promise.resolve({ live: {}, isWhole }));
  return { compose, read: (registry: object, choice: string) => read(registry, choice, compose) };
}

const registry = {};

test('what is live is composed once for the users of one choice, those at the same time included', async () => {
  const { compose, read } = setUp();
  const [one, other, candidate] = await Promise.all([read(registry, '{}'), read(registry, '{}'), read(registry, '{"a":"2"}')]);
  expect(one).toBe(other);
  expect(candidate).not.toBe(one);
  expect(await read(registry, '{}')).toBe(one);
  expect(compose).toHaveBeenCalledTimes(2);
});

test('it is composed again for another registry', async () => {
  const { read } = setUp();
  expect(await read({}, '{}')).not.toBe(await read(registry, '{}'));
});

test('it is composed again by each call where it is not whole, and after an error', async () => {
  const { compose, read } = setUp(false);
  expect(await read(registry, '{}')).not.toBe(await read(registry, '{}'));
  compose.mockRejectedValueOnce(new Error('disk'));
  await expect(read(registry, '{}')).rejects.toThrow('disk');
  await expect(read(registry, '{}')).resolves.toEqual({});
});
