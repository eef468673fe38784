import type { Nonce } from './nonce';
import type { FetchAsUser } from '../page/services/requests';

/** Returns a `fetch` that sends the nonce, and retries once with a fresh one after a 403. */
export function createFetchAsUser(nonce: Nonce, fetch: typeof globalThis.fetch): FetchAsUser {
  return async (address, init = {}) => {
    const send = (value: string) => {
      const headers = new Headers(init.headers);
      headers.set('X-WP-Nonce', value);
      return fetch(address, { credentials: 'same-origin', ...init, headers });
    };
    const used = nonce.current;
    const response = await send(used);
    return response.status === 403 && (await nonce.renew(used)) ? send(nonce.current) : response;
  };
}
