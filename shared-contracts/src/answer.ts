import * as v from 'valibot';
import { textLike } from './door';
import type { Endpoint, ResultOf } from './endpoint';
import { nameOf } from './endpoint-address';
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

/** The part of the browser's Response that is read. */
export type AnswerLike = Pick<Response, 'status' | 'ok' | 'redirected' | 'url' | 'text'>;

const wireError = v.looseObject({ code: v.optional(textLike, ''), message: v.optional(v.string(), '') });

/** A union says only that nothing fitted; its innermost issue says what did not. */
function deepest(issue: v.BaseIssue<unknown>): { field: string[]; reason: string } {
  const own = (issue.path ?? []).map((item) => String(item.key));
  const inner = issue.issues?.map(deepest).sort((a, b) => b.field.length - a.field.length)[0];
  return inner && inner.field.length > 0
    ? { field: [...own, ...inner.field], reason: inner.reason }
    : { field: own, reason: issue.message };
}

/**
 * The answer's JSON as callers get it.
 *
 * @throws {ResponseShapeError} naming the call and the dotted field that does not fit.
 */
export function parseAnswer<E extends Endpoint>(endpoint: E, body: unknown): ResultOf<E> {
  const parsed = v.safeParse(endpoint.result, body);
  if (parsed.success) return parsed.output;
  const { field, reason } = deepest(parsed.issues[0]);
  throw new ResponseShapeError(nameOf(endpoint), field.join('.') || 'the answer', reason, {
    cause: new v.ValiError(parsed.issues),
  });
}

/** No answer came: `cause` is what `fetch` threw. */
export function networkError(endpoint: Endpoint, cause: unknown): FetchNetworkError {
  return new FetchNetworkError(nameOf(endpoint), { cause });
}

async function textOf(endpoint: Endpoint, response: AnswerLike): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    throw networkError(endpoint, cause);
  }
}

function jsonOf(endpoint: Endpoint, response: AnswerLike, text: string): unknown {
  // Some calls are answered by their status alone; a body the endpoint needs is missed by its schema.
  if (text === '' && response.ok && v.is(endpoint.result, undefined)) return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw response.redirected
      ? new JsonParseAfterRedirectError(nameOf(endpoint), response.url, { cause })
      : new JsonParseError(nameOf(endpoint), { cause });
  }
}

function wireErrorOf(body: unknown): WireError {
  const parsed = v.safeParse(wireError, body);
  return parsed.success ? parsed.output : { code: '', message: '', data: body };
}

/**
 * The parsed result of one call, from what `fetch` gave (spec 000 §8).
 *
 * @throws {RequestError} one of the catalogue's; never anything else.
 */
export async function readAnswer<E extends Endpoint>(endpoint: E, response: AnswerLike): Promise<ResultOf<E>> {
  if (response.status === 404) {
    throw response.redirected ? new Api404AfterRedirectError(nameOf(endpoint), response.url) : new Api404Error(nameOf(endpoint));
  }
  const body = jsonOf(endpoint, response, await textOf(endpoint, response));
  if (!response.ok) throw new ApiError(response.status, wireErrorOf(body));
  return parseAnswer(endpoint, body);
}
