import { observeReachability } from './reachability';
import { testResponse } from '../testing/test-response';

test('the site is reachable after any response, and not after a network error', async () => {
  let next: () => Promise<Response> = () => Promise.reject(new TypeError('Failed to fetch'));
  const { fetch, isReachable } = observeReachability(() => next());
  expect(isReachable.current).toBe(true);
  await expect(fetch('/')).rejects.toThrow('Failed to fetch');
  expect(isReachable.current).toBe(false);
  next = () => Promise.resolve(testResponse('no', { status: 500 }));
  await fetch('/');
  expect(isReachable.current).toBe(true);
});

test('an aborted request does not change the reachability', async () => {
  const { fetch, isReachable } = observeReachability(() => Promise.reject(new DOMException('gone', 'AbortError')));
  await expect(fetch('/')).rejects.toThrow();
  expect(isReachable.current).toBe(true);
});
