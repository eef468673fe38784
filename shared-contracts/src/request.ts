import type { Endpoint, InputOf } from './endpoint';
import { addressOf } from './endpoint-address';

/** What `fetch` is handed. */
export interface SiteRequest {
  readonly url: string;
  readonly init: {
    readonly method: 'GET' | 'POST';
    readonly credentials: 'same-origin';
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  };
}

/**
 * One call of the site's API as a request. A POST whose endpoint declares no body is sent without one.
 *
 * @param call.root The site's `WP_API_root`.
 * @param call.now Unix ms.
 */
export function requestOf<E extends Endpoint>(call: {
  readonly root: string;
  readonly nonce: string;
  readonly endpoint: E;
  readonly input: InputOf<E>;
  readonly now: number;
}): SiteRequest {
  const { root, nonce, endpoint, input, now } = call;
  const { method } = endpoint;
  const { body }: { readonly body?: unknown } = input;
  const url = addressOf(root, endpoint, input, now);
  const credentials = 'same-origin';
  if (method === 'GET' || endpoint.body === undefined || body === undefined) {
    return { url, init: { method, credentials, headers: { 'X-WP-Nonce': nonce } } };
  }
  return {
    url,
    init: {
      method,
      credentials,
      headers: { 'X-WP-Nonce': nonce, 'Content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  };
}
