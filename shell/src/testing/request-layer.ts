import { endpoint } from '@site-admin/contracts';
import { createFakeShell } from '@site-admin/contracts/testing';
import * as v from 'valibot';
import { createNonce } from '../requests/nonce';
import { createPrefetched } from '../requests/prefetched';
import { createRequests } from '../requests/requests';
import { testResponse } from './test-response';

export const getThing = endpoint({ method: 'GET', path: 'thing', result: v.object({ n: v.number() }), right: 'public' });
export const getRange = endpoint({
  method: 'GET',
  path: 'thing/data',
  query: v.object({ range: v.string() }),
  result: v.object({ n: v.number() }),
  right: 'public',
});
export const setThing = endpoint({
  method: 'POST',
  path: 'thing',
  body: v.object({ n: v.number() }),
  result: v.object({ n: v.number() }),
  right: 'public',
  makesStale: ['thing'],
});

export const json = (body: unknown, status = 200) => testResponse(JSON.stringify(body), { status });
export const refused = () =>
  json({ code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } }, 403);

/** A request that was sent. */
export interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/**
 * Creates a request layer.
 *
 * @param respond Returns the response to the request number `count`, from 1.
 */
export function openRequests(
  respond: (sent: Sent, count: number) => Response | Promise<Response>,
  start?: Window['siteAdminStart'],
) {
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
      Promise.resolve(respond({ url, init }, sent.length)).then(resolve, reject);
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

export const header = ({ init }: Sent) => new Headers(init.headers).get('X-WP-Nonce');
