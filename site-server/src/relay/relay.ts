import * as v from 'valibot';
import { recordTokenResult } from '../connection/errors';
import { blogToken } from '../db/tokens';
import { errorInside, HttpError } from '../http-error';
import { storeProducts } from '../modules/plan';
import {
  callProviderAsSite,
  callProviderAsUser,
  getError,
  isGood,
  orNetworkError,
  type ProviderCaller,
  type ProviderResponse,
} from './call-provider';

/** A response with JSON text inside it (reference: wire, `data`). */
export const relayedText = (message: string, data: unknown) => ({ code: 'success', message, data: JSON.stringify(data) });

interface RelayOptions<S extends v.GenericSchema> {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  /** Whose token is sent; the site's by default. */
  readonly as?: 'site' | 'user';
  /** Wraps the provider's body as the site does. */
  readonly wrap?: (body: unknown) => unknown;
  /** Checks the body; what it does not name is passed on unchanged. */
  readonly result: S;
  /** Error for a refusal, a missing token or network error (status 0) or an unexpected body (status 200). */
  readonly toError: (response: ProviderResponse) => HttpError;
}

/** Calls the provider and returns its body. @throws {HttpError} of `toError`. */
export async function relay<S extends v.GenericSchema>(
  caller: ProviderCaller,
  options: RelayOptions<S>,
): Promise<v.InferInput<S>> {
  const { result, toError, as = 'site', wrap, ...request } = options;
  const token = blogToken(caller.site.db);
  const response = await orNetworkError((as === 'site' ? callProviderAsSite : callProviderAsUser)(caller, request));
  if (as === 'site')
    recordTokenResult(caller.site.db, token, { isGood: isGood(response), ...getError(response) }, caller.site.now());
  const body = wrap ? wrap(response.body) : response.body;
  if (!isGood(response) || !v.is(result, body)) throw toError(response);
  return body;
}

/** Returns the error of a call whose provider's status is passed on: without one, a 200 with the error inside. */
export const relayError =
  (code: string, message: string) =>
  (response: ProviderResponse): HttpError => {
    if (response.status === 0) return errorInside(code, message);
    return new HttpError(response.status >= 400 ? response.status : 500, code, getError(response).message || message);
  };

export const running = v.array(v.object({ slug: v.string(), expiresAt: v.number() }));

/** Stores the products that the provider reports as bought. */
export const storeReportedProducts = ({ site }: ProviderCaller, products: v.InferOutput<typeof running>): void =>
  storeProducts(site.db, products);
