import * as v from 'valibot';
import type { Endpoint, EndpointResult } from './endpoint';
import { getEndpointName } from './endpoint-url';
import {
  Api404AfterRedirectError,
  Api404Error,
  ApiError,
  FetchNetworkError,
  JsonParseAfterRedirectError,
  JsonParseError,
  ResponseShapeError,
  type WireError,
} from './errors';
import { stringLike } from './wire';

/** The members of the browser's `Response` in use. */
export type ResponseLike = Pick<Response, 'status' | 'ok' | 'redirected' | 'url' | 'text'>;

const wireError = v.looseObject({ code: v.optional(stringLike, ''), message: v.optional(v.string(), '') });

/** A `WP_Error` with status 200: its `status` member is empty. A success never has that member. */
const errorInside = v.looseObject({
  code: v.pipe(v.string(), v.minLength(1)),
  message: v.optional(v.string(), ''),
  data: v.looseObject({ status: v.literal('') }),
});

/** Returns the deepest issue inside a union: the union itself only states that no member matched. */
function deepest(issue: v.BaseIssue<unknown>): { field: string[]; reason: string } {
  const own = (issue.path ?? []).map((item) => String(item.key));
  const inner = issue.issues?.map(deepest).sort((a, b) => b.field.length - a.field.length)[0];
  return inner && inner.field.length > 0
    ? { field: [...own, ...inner.field], reason: inner.reason }
    : { field: own, reason: issue.message };
}

/**
 * Parses the JSON of a response.
 *
 * @throws {ResponseShapeError} naming the call and the dotted field that does not match.
 */
export function parseResponse<E extends Endpoint>(endpoint: E, body: unknown): EndpointResult<E> {
  const parsed = v.safeParse(endpoint.result, body);
  if (parsed.success) return parsed.output;
  const { field, reason } = deepest(parsed.issues[0]);
  throw new ResponseShapeError(getEndpointName(endpoint), field.join('.') || 'the response', reason, {
    cause: new v.ValiError(parsed.issues),
  });
}

/** @param cause What `fetch` rejected with. */
export function networkError(endpoint: Endpoint, cause: unknown): FetchNetworkError {
  return new FetchNetworkError(getEndpointName(endpoint), { cause });
}

async function readText(endpoint: Endpoint, response: ResponseLike): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    throw networkError(endpoint, cause);
  }
}

function parseJson(endpoint: Endpoint, response: ResponseLike, text: string): unknown {
  if (text === '' && response.ok) {
    if (endpoint.emptyBody !== undefined) throw new ApiError(response.status, { code: endpoint.emptyBody, message: '' });
    // Some calls respond without a body; where the endpoint needs one, its schema fails.
    if (v.is(endpoint.result, undefined)) return undefined;
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw response.redirected
      ? new JsonParseAfterRedirectError(getEndpointName(endpoint), response.url, { cause })
      : new JsonParseError(getEndpointName(endpoint), { cause });
  }
}

function toWireError(body: unknown): WireError {
  const parsed = v.safeParse(wireError, body);
  return parsed.success ? parsed.output : { code: '', message: '', data: body };
}

/**
 * Reads the result of one call (spec 000 §8). A success that contains an error (reference: wordpress, section 4) is an `ApiError`.
 *
 * @throws {RequestError} and nothing else.
 */
export async function readResponse<E extends Endpoint>(endpoint: E, response: ResponseLike): Promise<EndpointResult<E>> {
  if (response.status === 404) {
    throw response.redirected
      ? new Api404AfterRedirectError(getEndpointName(endpoint), response.url)
      : new Api404Error(getEndpointName(endpoint));
  }
  const body = parseJson(endpoint, response, await readText(endpoint, response));
  if (!response.ok || v.is(errorInside, body)) throw new ApiError(response.status, toWireError(body));
  return parseResponse(endpoint, body);
}
