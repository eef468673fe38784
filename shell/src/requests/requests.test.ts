import { endpoint, type RequestError } from '@site-admin/contracts';
import { createFakeShell } from '@site-admin/contracts/testing';
import { firstValueFrom, NEVER } from 'rxjs';
import * as v from 'valibot';
import { guardLeaving } from './leave-guard';
import { createNonce } from './nonce';
import { createPrefetched } from './prefetched';
import { createRequests } from './requests';
import { testResponse } from '../testing/test-response';

const getThing = endpoint({ method: 'GET', path: 'thing', result: v.object({ n: v.number() }), right: 'public' });
const getRange = endpoint({
  method: 'GET',
  path: 'thing/data',
  query: v.object({ range: v.string() }),
  result: v.object({ n: v.number() }),
  right: 'public',
});
const setThing = endpoint({
  method: 'POST',
  path: 'thing',
  body: v.object({ n: v.number() }),
  result: v.object({ n: v.number() }),
  right: 'public',
  makesStale: ['thing'],
});

const json = (body: unknown, status = 200) => testResponse(JSON.stringify(body), { status });
const refused = () => json({ code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } }, 403);

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

function setUp(answer: (sent: Sent, count: number) => Response | Promise<Response>, start?: Window['siteAdminStart']) {
  const sent: Sent[] = [];
  let nonces = 0;
  const fetch = jest.fn((input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = String(input);
    if (url.startsWith('/nonce')) {
      nonces += 1;
      return Promise.resolve(testResponse(`fresh${nonces}`));
    }
    sent.push({ url, init });
    return new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
      Promise.resolve(answer({ url, init }, sent.length)).then(resolve, reject);
    });
  });
  const { shell, clock } = createFakeShell({ now: 1000 });
  const requests = createRequests({
    root: 'https://example.org/wp-json/',
    nonce: createNonce('first', '/nonce', fetch),
    fetch,
    clock: shell.clock,
    prefetched: createPrefetched(start, clock.now),
  });
  return { requests, sent, advance: clock.advance, nonceCount: () => nonces };
}

const header = ({ init }: Sent) => new Headers(init.headers).get('X-WP-Nonce');
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('a call is sent on subscribe, parsed by its declaration, and emits once', async () => {
  const { requests, sent } = setUp(() => json({ n: 1 }));
  const call = requests.call(getThing);
  expect(sent).toHaveLength(0);
  await expect(firstValueFrom(call)).resolves.toEqual({ n: 1 });
  expect(sent.map(({ url }) => url)).toEqual(['https://example.org/wp-json/jetpack/v4/thing?_cacheBuster=1000']);
});

test('equal GETs in flight are one request, each later one its own; POSTs are never joined', async () => {
  const { requests, sent } = setUp(() => json({ n: 1 }));
  await Promise.all([firstValueFrom(requests.call(getThing)), firstValueFrom(requests.call(getThing))]);
  expect(sent).toHaveLength(1);
  await firstValueFrom(requests.call(getThing));
  expect(sent).toHaveLength(2);
  const write = () => firstValueFrom(requests.call(setThing, { body: { n: 2 } }));
  await Promise.all([write(), write()]);
  expect(sent).toHaveLength(4);
});

test('a shared request is cancelled when the last of those who wait leaves, not before', async () => {
  const { requests, sent } = setUp(() => new Promise(() => undefined));
  const one = requests.call(getThing).subscribe();
  const other = requests.call(getThing).subscribe();
  one.unsubscribe();
  expect(sent[0]?.init.signal?.aborted).toBe(false);
  other.unsubscribe();
  expect(sent[0]?.init.signal?.aborted).toBe(true);
  await settle();
});

test('two that share an answer each read it by their own declaration', async () => {
  const { requests, sent } = setUp(() => json({ n: 1, more: 'x' }));
  const newer = endpoint({ method: 'GET', path: 'thing', result: v.object({ more: v.string() }), right: 'public' });
  const answers = await Promise.all([firstValueFrom(requests.call(getThing)), firstValueFrom(requests.call(newer))]);
  expect(answers).toEqual([{ n: 1 }, { more: 'x' }]);
  expect(sent).toHaveLength(1);
});

test('an expired nonce is renewed once for all who failed with it, and their calls are repeated', async () => {
  const { requests, sent, nonceCount } = setUp((request) => (header(request) === 'first' ? refused() : json({ n: 7 })));
  const answers = await Promise.all([
    firstValueFrom(requests.call(getThing)),
    firstValueFrom(requests.call(getRange, { query: { range: 'day' } })),
    firstValueFrom(requests.call(setThing, { body: { n: 1 } })),
  ]);
  expect(answers).toEqual([{ n: 7 }, { n: 7 }, { n: 7 }]);
  expect(nonceCount()).toBe(1);
  expect(sent.map(header)).toEqual(['first', 'first', 'first', 'fresh1', 'fresh1', 'fresh1']);
  await firstValueFrom(requests.call(getThing));
  expect(header(sent[6] as Sent)).toBe('fresh1');
});

test('a fresh nonce that is refused as well is not renewed again: the error comes through', async () => {
  const { requests, nonceCount } = setUp(() => refused());
  const error = await firstValueFrom(requests.call(getThing)).catch((thrown: RequestError) => thrown);
  expect(error).toMatchObject({ name: 'ApiError', status: 403, response: { code: 'rest_cookie_invalid_nonce' } });
  expect(nonceCount()).toBe(1);
});

test('an answer for want of a session (401) renews the nonce as well', async () => {
  const stranger = () => json({ code: 'rest_forbidden', message: 'No.' }, 401);
  const { requests, nonceCount } = setUp((request) => (header(request) === 'first' ? stranger() : json({ n: 7 })));
  await expect(firstValueFrom(requests.call(getThing))).resolves.toEqual({ n: 7 });
  expect(nonceCount()).toBe(1);
});

test('another 403 renews nothing', async () => {
  const { requests, nonceCount } = setUp(() => json({ code: 'rest_forbidden', message: 'No.' }, 403));
  await expect(firstValueFrom(requests.call(getThing))).rejects.toMatchObject({ name: 'ApiError', message: 'No. (Status 403)' });
  expect(nonceCount()).toBe(0);
});

test('a session that is over answers no nonce: the first answer stands', async () => {
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

test('a network failure is a FetchNetworkError, for GET and POST alike', async () => {
  const { requests } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(firstValueFrom(requests.call(getThing))).rejects.toMatchObject({ name: 'FetchNetworkError' });
  await expect(firstValueFrom(requests.call(setThing, { body: { n: 1 } }))).rejects.toMatchObject({ name: 'FetchNetworkError' });
});

test('what the start code asked for early is taken once, and only while it is fresh', async () => {
  const start = { at: 0, calls: { 'thing/data?range=day': Promise.resolve(json({ n: 5 })) } };
  const { requests, sent } = setUp(() => json({ n: 6 }), start);
  const ask = () => firstValueFrom(requests.call(getRange, { query: { range: 'day' } }));
  await expect(ask()).resolves.toEqual({ n: 5 });
  expect(sent).toHaveLength(0);
  await expect(ask()).resolves.toEqual({ n: 6 });

  const old = setUp(() => json({ n: 6 }), { at: -20_000, calls: { thing: Promise.resolve(json({ n: 5 })) } });
  await expect(firstValueFrom(old.requests.call(getThing))).resolves.toEqual({ n: 6 });
});

test('an early call that failed on the way is made again; one refused for its nonce is repeated with a fresh one', async () => {
  const failed = setUp(() => json({ n: 6 }), { at: 0, calls: { thing: Promise.reject(new TypeError('no')) } });
  await expect(firstValueFrom(failed.requests.call(getThing))).resolves.toEqual({ n: 6 });

  const expired = setUp(() => json({ n: 8 }), { at: 0, calls: { thing: Promise.resolve(refused()) } });
  await expect(firstValueFrom(expired.requests.call(getThing))).resolves.toEqual({ n: 8 });
  expect(expired.sent.map(header)).toEqual(['fresh1']);
});

test('a write is announced on success, when it failed half-way and when its outcome is unknown; not when refused', async () => {
  const answers = [
    json({ n: 1 }),
    json({ code: 'some_updated', message: 'Some.' }, 400),
    json({ code: 'rest_invalid_param', message: 'No.' }, 400),
    testResponse('<html>'),
  ];
  const { requests } = setUp((_sent, count) => answers[count - 1] ?? new Promise<Response>(() => undefined));
  const written: string[] = [];
  requests.written.subscribe(({ path }) => written.push(path));
  const write = () => firstValueFrom(requests.call(setThing, { body: { n: 1 } }));
  await write();
  expect(written).toHaveLength(1);
  await expect(write()).rejects.toThrow('Some.');
  expect(written).toHaveLength(2);
  await expect(write()).rejects.toThrow('No.');
  expect(written).toHaveLength(2);
  await expect(write()).rejects.toMatchObject({ name: 'JsonParseError' });
  expect(written).toHaveLength(3);
});

describe('writes', () => {
  /** A site whose answers the test gives one by one. */
  function setUpHeld() {
    const answers: ((response: Response) => void)[] = [];
    const held = setUp(() => new Promise<Response>((resolve) => answers.push(resolve)));
    const bodies = () => held.sent.map(({ init }) => JSON.parse(String(init.body)).n);
    const write = (n: number) => held.requests.call(setThing, { body: { n } });
    return { ...held, answers, bodies, write };
  }

  test('leave one at a time, in order', async () => {
    const { write, bodies, answers, requests } = setUpHeld();
    const ended: number[] = [];
    for (const n of [1, 2, 3]) write(n).subscribe(() => ended.push(n));
    expect(bodies()).toEqual([1]);
    expect(requests.pendingWrites.current).toBe(3);
    for (const count of [1, 2, 3]) {
      answers[count - 1]?.(json({ n: 0 }));
      await settle();
    }
    expect(bodies()).toEqual([1, 2, 3]);
    expect(ended).toEqual([1, 2, 3]);
    expect(requests.pendingWrites.current).toBe(0);
  });

  test('are completed and announced though nobody waits for them, in flight and queued', async () => {
    const { write, bodies, answers, requests, sent } = setUpHeld();
    const written: string[] = [];
    requests.written.subscribe(({ path }) => written.push(path));
    write(1).subscribe().unsubscribe();
    write(2).subscribe().unsubscribe();
    expect(sent[0]?.init.signal?.aborted).toBe(false);
    answers[0]?.(json({ n: 0 }));
    await settle();
    answers[1]?.(json({ n: 0 }));
    await settle();
    expect(bodies()).toEqual([1, 2]);
    expect(written).toHaveLength(2);
  });

  test('that hang are given up after their timeout, and those behind them are sent', async () => {
    const { write, bodies, answers, advance, sent } = setUpHeld();
    const errors: RequestError[] = [];
    const results: unknown[] = [];
    write(1).subscribe({ error: (error) => errors.push(error) });
    write(2).subscribe((result) => results.push(result));
    await advance(29_999);
    expect(bodies()).toEqual([1]);
    await advance(1);
    expect(errors).toMatchObject([{ name: 'RequestTimeoutError', message: 'POST thing did not respond within 30 seconds' }]);
    expect(sent[0]?.init.signal?.aborted).toBe(true);
    expect(bodies()).toEqual([1, 2]);
    answers[1]?.(json({ n: 2 }));
    await settle();
    expect(results).toEqual([{ n: 2 }]);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['a refusal', () => json({ code: 'rest_invalid_param', message: 'No.' }, 400)],
    ['HTML', () => testResponse('<!doctype html>')],
    ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('go on after %s', async (_what, first) => {
    const { requests } = setUp((_sent, count) => (count === 1 ? first() : json({ n: count })));
    const outcomes = await Promise.allSettled([1, 2].map((n) => firstValueFrom(requests.call(setThing, { body: { n } }))));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  test('may outlive the page where the browser allows it: up to 64 kB', async () => {
    const setText = endpoint({ method: 'POST', path: 'text', body: v.string(), result: v.unknown(), right: 'public' });
    const { requests, sent } = setUp(() => json({ n: 1 }));
    await firstValueFrom(requests.call(setThing, { body: { n: 1 } }));
    await firstValueFrom(requests.call(setText, { body: 'ä'.repeat(40_000) }));
    await firstValueFrom(requests.call(getThing));
    expect(sent.map(({ init }) => init.keepalive)).toEqual([true, undefined, undefined]);
  });

  test('that are queued are all sent when the page is closed; it asks while there are any', async () => {
    const { requests, write, bodies, answers } = setUpHeld();
    const remove = guardLeaving({ window, pendingWrites: requests.pendingWrites, flush: requests.flushWrites });
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(false);
    for (const n of [1, 2, 3]) write(n).subscribe();
    expect(asks()).toBe(true);
    expect(bodies()).toEqual([1]);
    window.dispatchEvent(new Event('pagehide'));
    expect(bodies()).toEqual([1, 2, 3]);
    answers.forEach((answer) => answer(json({ n: 0 })));
    await settle();
    expect(asks()).toBe(false);
    remove();
  });
});

test('a GET asked for after a write never joins one that was under way before it', async () => {
  let release: (response: Response) => void = () => undefined;
  const { requests, sent } = setUp((request, count) =>
    count === 1 ? new Promise<Response>((resolve) => (release = resolve)) : json({ n: request.init.method === 'GET' ? 2 : 0 }),
  );
  const before = firstValueFrom(requests.call(getThing));
  await firstValueFrom(requests.call(setThing, { body: { n: 2 } }));
  await expect(firstValueFrom(requests.call(getThing))).resolves.toEqual({ n: 2 });
  expect(sent).toHaveLength(3);
  release(json({ n: 1 }));
  await expect(before).resolves.toEqual({ n: 1 });
});

test('a body that is still coming when its answer has begun is waited for, and never called off by its own end', async () => {
  let signal: AbortSignal | null | undefined;
  const { requests } = setUp(({ init }) => {
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

test('a body that breaks off is a FetchNetworkError', async () => {
  const { requests } = setUp(() =>
    Object.assign(testResponse(''), { text: () => Promise.reject(new TypeError('network error')) }),
  );
  await expect(firstValueFrom(requests.call(getThing))).rejects.toMatchObject({ name: 'FetchNetworkError' });
});
