import { endpoint, type RequestError } from '@site-admin/contracts';
import { firstValueFrom } from 'rxjs';
import * as v from 'valibot';
import { getThing, json, openRequests, setThing } from '../testing/request-layer';
import { testResponse } from '../testing/test-response';
import { guardLeaving } from './leave-guard';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('a write is reported on success, when it failed half-way and when its outcome is unknown; not when it was refused', async () => {
  const responses = [
    json({ n: 1 }),
    json({ code: 'some_updated', message: 'Some.' }, 400),
    json({ code: 'rest_invalid_param', message: 'No.' }, 400),
    testResponse('<html>'),
  ];
  const { requests } = openRequests((_sent, count) => responses[count - 1] ?? new Promise<Response>(() => undefined));
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
  /** Opens requests whose responses are sent by the test, one by one. */
  function openHeld() {
    const responders: ((response: Response) => void)[] = [];
    const held = openRequests(() => new Promise<Response>((resolve) => responders.push(resolve)));
    const bodies = () => held.sent.map(({ init }) => JSON.parse(String(init.body)).n);
    const write = (n: number) => held.requests.call(setThing, { body: { n } });
    return { ...held, responders, bodies, write };
  }

  test('are sent one at a time, in order', async () => {
    const { write, bodies, responders, requests } = openHeld();
    const ended: number[] = [];
    for (const n of [1, 2, 3]) write(n).subscribe(() => ended.push(n));
    expect(bodies()).toEqual([1]);
    expect(requests.pendingWrites.current).toBe(3);
    for (const count of [1, 2, 3]) {
      responders[count - 1]?.(json({ n: 0 }));
      await settle();
    }
    expect(bodies()).toEqual([1, 2, 3]);
    expect(ended).toEqual([1, 2, 3]);
    expect(requests.pendingWrites.current).toBe(0);
  });

  test('are completed and reported without subscribers, in flight and queued', async () => {
    const { write, bodies, responders, requests, sent } = openHeld();
    const written: string[] = [];
    requests.written.subscribe(({ path }) => written.push(path));
    write(1).subscribe().unsubscribe();
    write(2).subscribe().unsubscribe();
    expect(sent[0]?.init.signal?.aborted).toBe(false);
    responders[0]?.(json({ n: 0 }));
    await settle();
    responders[1]?.(json({ n: 0 }));
    await settle();
    expect(bodies()).toEqual([1, 2]);
    expect(written).toHaveLength(2);
  });

  test('that hang fail after their timeout, and the next ones are sent', async () => {
    const { write, bodies, responders, advance, sent } = openHeld();
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
    responders[1]?.(json({ n: 2 }));
    await settle();
    expect(results).toEqual([{ n: 2 }]);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['a refusal', () => json({ code: 'rest_invalid_param', message: 'No.' }, 400)],
    ['HTML', () => testResponse('<!doctype html>')],
    ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('go on after %s', async (_what, first) => {
    const { requests } = openRequests((_sent, count) => (count === 1 ? first() : json({ n: count })));
    const outcomes = await Promise.allSettled([1, 2].map((n) => firstValueFrom(requests.call(setThing, { body: { n } }))));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  test('outlive the page (keepalive) up to the 64 kB that browsers allow', async () => {
    const setText = endpoint({ method: 'POST', path: 'text', body: v.string(), result: v.unknown(), right: 'public' });
    const { requests, sent } = openRequests(() => json({ n: 1 }));
    await firstValueFrom(requests.call(setThing, { body: { n: 1 } }));
    await firstValueFrom(requests.call(setText, { body: 'ä'.repeat(40_000) }));
    await firstValueFrom(requests.call(getThing));
    expect(sent.map(({ init }) => init.keepalive)).toEqual([true, undefined, undefined]);
  });

  test('that are queued are all sent when the page is closed; the browser asks while there are any', async () => {
    const { requests, write, bodies, responders } = openHeld();
    const remove = guardLeaving({ window, pendingWrites: requests.pendingWrites, flush: requests.flushWrites });
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(false);
    for (const n of [1, 2, 3]) write(n).subscribe();
    expect(asks()).toBe(true);
    expect(bodies()).toEqual([1]);
    window.dispatchEvent(new Event('pagehide'));
    expect(bodies()).toEqual([1, 2, 3]);
    responders.forEach((respond) => respond(json({ n: 0 })));
    await settle();
    expect(asks()).toBe(false);
    remove();
  });
});

test('a GET after a write never shares a request that was in flight before it', async () => {
  let release: (response: Response) => void = () => undefined;
  const { requests, sent } = openRequests((request, count) =>
    count === 1 ? new Promise<Response>((resolve) => (release = resolve)) : json({ n: request.init.method === 'GET' ? 2 : 0 }),
  );
  const before = firstValueFrom(requests.call(getThing));
  await firstValueFrom(requests.call(setThing, { body: { n: 2 } }));
  await expect(firstValueFrom(requests.call(getThing))).resolves.toEqual({ n: 2 });
  expect(sent).toHaveLength(3);
  release(json({ n: 1 }));
  await expect(before).resolves.toEqual({ n: 1 });
});
