import type { ResponseLike } from '@site-admin/contracts';
import * as v from 'valibot';
import type { Nonce } from './nonce';

/** Reads a response to its end, so that several subscribers can read it and a later abort does not truncate it. */
export async function readBody(response: Response): Promise<ResponseLike> {
  const { status, ok, redirected, url } = response;
  const body = await response.text();
  return { status, ok, redirected, url, text: () => Promise.resolve(body) };
}

const refusedNonce = v.object({ code: v.literal('rest_cookie_invalid_nonce') });

/** Returns true for a refused nonce, and for any 401: only a fresh nonce shows whether the session has expired. */
async function isNonceRefused(response: ResponseLike): Promise<boolean> {
  if (response.status === 401) return true;
  if (response.status !== 403) return false;
  try {
    return v.is(refusedNonce, JSON.parse(await response.text()));
  } catch {
    return false;
  }
}

/**
 * Sends a request, and repeats it with a fresh nonce if the page's nonce has expired. Without a fresh one it returns the first
 * response, which contains the reason.
 *
 * @param prefetched Used in place of the first response.
 */
export async function withNonceRetry(
  nonce: Nonce,
  send: (nonce: string) => Promise<ResponseLike>,
  prefetched?: ResponseLike,
): Promise<ResponseLike> {
  // Another call may have renewed the nonce since the prefetched one was sent.
  const used = prefetched ? nonce.initial : nonce.current;
  const response = prefetched ?? (await send(used));
  if (!(await isNonceRefused(response))) return response;
  return (await nonce.renew(used)) ? send(nonce.current) : response;
}
