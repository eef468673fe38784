import type { RequestError } from '@site-admin/contracts';
import { firstValueFrom, NEVER } from 'rxjs';
import { getRange, getThing, header, json, openRequests, refused, setThing, type Sent } from '../testing/request-layer';
import { testResponse } from '../testing/test-response';
import { createNonce } from './nonce';
import { createPrefetched } from './prefetched';
import { createRequests } from './requests';

test('an expired nonce is renewed once for all calls that failed with it, and they are repeated', async () => {
  const { requests, sent, nonceCount } = openRequests((request) => (header(request) === 'first' ? refused() : json({ n: 7 })));
  const results = await Promise.all([
    firstValueFrom(requests.call(getThing)),
    firstValueFrom(requests.call(getRange, { query: { range: 'day' } })),
    firstValueFrom(requests.call(setThing, { body: { n: 1 } })),
  ]);
  expect(results).toEqual([{ n: 7 }, { n: 7 }, { n: 7 }]);
  expect(nonceCount()).toBe(1);
  expect(sent.map(header)).toEqual(['first', 'first', 'first', 'fresh1', 'fresh1', 'fresh1']);
  await firstValueFrom(requests.call(getThing));
  expect(header(sent[6] as Sent)).toBe('fresh1');
});

test('a fresh nonce that is refused too is not renewed again, and the call fails with its error', async () => {
  const { requests, nonceCount } = openRequests(() => refused());
  const error = await firstValueFrom(requests.call(getThing)).catch((thrown: RequestError) => thrown);
  expect(error).toMatchObject({ name: 'ApiError', status: 403, response: { code: 'rest_cookie_invalid_nonce' } });
  expect(nonceCount()).toBe(1);
});

test('a 401 renews the nonce too', async () => {
  const unauthorized = () => json({ code: 'rest_forbidden', message: 'No.' }, 401);
  const { requests, nonceCount } = openRequests((request) => (header(request) === 'first' ? unauthorized() : json({ n: 7 })));
  await expect(firstValueFrom(requests.call(getThing))).resolves.toEqual({ n: 7 });
  expect(nonceCount()).toBe(1);
});

test('a 403 for another reason does not renew the nonce', async () => {
  const { requests, nonceCount } = openRequests(() => json({ code: 'rest_forbidden', message: 'No.' }, 403));
  await expect(firstValueFrom(requests.call(getThing))).rejects.toMatchObject({ name: 'ApiError', message: 'No. (Status 403)' });
  expect(nonceCount()).toBe(0);
});

test('with an expired session there is no fresh nonce, and the call fails with its first error', async () => {
  const fetch = jest.fn((input: RequestInfo | URL) =>
    Promise.resolve(String(input) === '/nonce' ? testResponse('0') : refused()),
  );
  const nonce = createNonce('first', '/nonce', fetch);
  const requests = createRequests({
    root: '/',
    nonce,
    fetch,
    clock: { now: () => 0, after: () => NEVER },
    prefetched: createPrefetched(undefined, () => 0),
  });
  await expect(firstValueFrom(requests.call(getThing))).rejects.toMatchObject({ status: 403 });
  expect(fetch).toHaveBeenCalledTimes(2);
});
