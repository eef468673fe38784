import { observeReachability } from './reachability';
import { testResponse } from '../testing/test-response';

test('the site counts as reached while it answers anything, and not once nothing comes', async () => {
  let next: () => Promise<Response> = () => Promise.reject(new TypeError('Failed to fetch'));
  const { fetch, isReachable } = observeReachability(() => next());
  expect(isReachable.current).toBe(true);
  await expect(fetch('/')).rejects.toThrow('Failed to fetch');
  expect(isReachable.current).toBe(false);
  next = () => Promise.resolve(testResponse('no', { status: 500 }));
  await fetch('/');
  expect(isReachable.current).toBe(true);
});

test('what the page calls off itself says nothing about the network', async () => {
  const { fetch, isReachable } = observeReachability(() => Promise.reject(new DOMException('gone', 'AbortError')));
  await expect(fetch('/')).rejects.toThrow();
  expect(isReachable.current).toBe(true);
});
