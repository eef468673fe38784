import type { Endpoint, EndpointInput } from './endpoint';
import { getUrl } from './endpoint-url';

/** The arguments of `fetch`. */
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
 * Converts one call of the site's API to a request. A POST whose endpoint declares no body is sent without one.
 *
 * @param call.root The site's `WP_API_root`.
 * @param call.now Unix ms.
 */
export function createSiteRequest<E extends Endpoint>(call: {
  readonly root: string;
  readonly nonce: string;
  readonly endpoint: E;
  readonly input: EndpointInput<E>;
  readonly now: number;
}): SiteRequest {
  const { root, nonce, endpoint, input, now } = call;
  const { method } = endpoint;
  const { body }: { readonly body?: unknown } = input;
  const url = getUrl(root, endpoint, input, now);
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
