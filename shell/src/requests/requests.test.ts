import { endpoint } from '@site-admin/contracts';
import { firstValueFrom } from 'rxjs';
import * as v from 'valibot';
import { getRange, getThing, header, json, openRequests, refused, setThing } from '../testing/request-layer';
import { testResponse } from '../testing/test-response';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('a call is sent on subscribe, parsed by its schema, and emits once', async () => {
  const { requests, sent } = openRequests(() => json({ n: 1 }));
  const call = requests.call(getThing);
  expect(sent).toHaveLength(0);
  await expect(firstValueFrom(call)).resolves.toEqual({ n: 1 });
  expect(sent.map(({ url }) => url)).toEqual(['https://example.org/wp-json/jetpack/v4/thing?_cacheBuster=1000']);
});

test('equal GETs share one request while it is in flight; POSTs never do', async () => {
  const { requests, sent } = openRequests(() => json({ n: 1 }));
  await Promise.all([firstValueFrom(requests.call(getThing)), firstValueFrom(requests.call(getThing))]);
  expect(sent).toHaveLength(1);
  await firstValueFrom(requests.call(getThing));
  expect(sent).toHaveLength(2);
  const write = () => firstValueFrom(requests.call(setThing, { body: { n: 2 } }));
  await Promise.all([write(), write()]);
  expect(sent).toHaveLength(4);
});

test('a shared request is aborted when its last subscriber unsubscribes', async () => {
  const { requests, sent } = openRequests(() => new Promise(() => undefined));
  const one = requests.call(getThing).subscribe();
  const other = requests.call(getThing).subscribe();
  one.unsubscribe();
  expect(sent[0]?.init.signal?.aborted).toBe(false);
  other.unsubscribe();
  expect(sent[0]?.init.signal?.aborted).toBe(true);
  await settle();
});

test('each subscriber of a shared response parses it by its own schema', async () => {
  const { requests, sent } = openRequests(() => json({ n: 1, more: 'x' }));
  const newer = endpoint({ method: 'GET', path: 'thing', result: v.object({ more: v.string() }), right: 'public' });
  const results = await Promise.all([firstValueFrom(requests.call(getThing)), firstValueFrom(requests.call(newer))]);
  expect(results).toEqual([{ n: 1 }, { more: 'x' }]);
  expect(sent).toHaveLength(1);
});

test('a network failure is a FetchNetworkError, for GET and POST alike', async () => {
  const { requests } = openRequests(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(firstValueFrom(requests.call(getThing))).rejects.toMatchObject({ name: 'FetchNetworkError' });
  await expect(firstValueFrom(requests.call(setThing, { body: { n: 1 } }))).rejects.toMatchObject({ name: 'FetchNetworkError' });
});

test('a prefetched response is used once, and only while it is fresh', async () => {
  const start = { at: 0, calls: { 'thing/data?range=day': Promise.resolve(json({ n: 5 })) } };
  const { requests, sent } = openRequests(() => json({ n: 6 }), start);
  const call = () => firstValueFrom(requests.call(getRange, { query: { range: 'day' } }));
  await expect(call()).resolves.toEqual({ n: 5 });
  expect(sent).toHaveLength(0);
  await expect(call()).resolves.toEqual({ n: 6 });

  const old = openRequests(() => json({ n: 6 }), { at: -20_000, calls: { thing: Promise.resolve(json({ n: 5 })) } });
  await expect(firstValueFrom(old.requests.call(getThing))).resolves.toEqual({ n: 6 });
});

test('a prefetch that failed is sent again; one refused for its nonce is repeated with a fresh one', async () => {
  const failed = openRequests(() => json({ n: 6 }), { at: 0, calls: { thing: Promise.reject(new TypeError('no')) } });
  await expect(firstValueFrom(failed.requests.call(getThing))).resolves.toEqual({ n: 6 });

  const expired = openRequests(() => json({ n: 8 }), { at: 0, calls: { thing: Promise.resolve(refused()) } });
  await expect(firstValueFrom(expired.requests.call(getThing))).resolves.toEqual({ n: 8 });
  expect(expired.sent.map(header)).toEqual(['fresh1']);
});

test('a prefetched response that was refused before another call renewed the nonce costs no second renewal', async () => {
  const start = { at: 0, calls: { thing: Promise.resolve(refused()), 'thing/data?range=day': Promise.resolve(refused()) } };
  const { requests, sent, nonceCount } = openRequests(() => json({ n: 8 }), start);
  await firstValueFrom(requests.call(getThing));
  await expect(firstValueFrom(requests.call(getRange, { query: { range: 'day' } }))).resolves.toEqual({ n: 8 });
  expect(nonceCount()).toBe(1);
  expect(sent.map(header)).toEqual(['fresh1', 'fresh1']);
});

test('a body that arrives after the headers is awaited, and is not aborted when the call completes', async () => {
  let signal: AbortSignal | null | undefined;
  const { requests } = openRequests(({ init }) => {
    ({ signal } = init);
    const slow = () =>
      new Promise<string>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
        setTimeout(() => resolve('{"n":9}'), 20);
      });
    return Object.assign(testResponse(''), { text: slow });
  });
  await expect(firstValueFrom(requests.call(getThing))).resolves.toEqual({ n: 9 });
});

test('an interrupted body is a FetchNetworkError', async () => {
  const { requests } = openRequests(() =>
    Object.assign(testResponse(''), { text: () => Promise.reject(new TypeError('network error')) }),
  );
  await expect(firstValueFrom(requests.call(getThing))).rejects.toMatchObject({ name: 'FetchNetworkError' });
});
