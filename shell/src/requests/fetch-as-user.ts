import type { Nonce } from './nonce';

/** `fetch` for URLs of the site outside its API: with the nonce, renewed once where it has expired. */
export type FetchAsUser = (address: string, init?: RequestInit) => Promise<Response>;

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
