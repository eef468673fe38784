import type { ResponseLike } from '@site-admin/contracts';
import * as v from 'valibot';
import type { Nonce } from './nonce';

/**
 * An answer that has come to its end, so that each who shares it may read it. Only then is it handed on: ending the request
 * before would break off its body.
 */
export async function buffered(response: Response): Promise<ResponseLike> {
  const { status, ok, redirected, url } = response;
  const body = await response.text();
  return { status, ok, redirected, url, text: () => Promise.resolve(body) };
}

const refusedNonce = v.object({ code: v.literal('rest_cookie_invalid_nonce') });

/** Refused for the nonce, or for want of a session (401): a fresh nonce shows which. */
async function isNonceRefused(answer: ResponseLike): Promise<boolean> {
  if (answer.status === 401) return true;
  if (answer.status !== 403) return false;
  try {
    return v.is(refusedNonce, JSON.parse(await answer.text()));
  } catch {
    return false;
  }
}

/** Sends one request with the nonce it is handed. */
export type Send = (nonce: string) => Promise<ResponseLike>;

/**
 * Sends a request, and once more with a fresh nonce when the page's has expired. Without a fresh one, the first answer
 * stands: it says what the matter is.
 */
export async function carry(nonce: Nonce, send: Send): Promise<ResponseLike> {
  const used = nonce.current;
  const answer = await send(used);
  if (!(await isNonceRefused(answer))) return answer;
  return (await nonce.renew(used)) ? send(nonce.current) : answer;
}
