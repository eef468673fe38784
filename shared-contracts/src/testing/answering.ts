import * as v from 'valibot';
import type { Endpoint, ResultOf, WireOf } from '../endpoint';
import { Api404Error, ApiError, FetchNetworkError, ResponseShapeError, type RequestError } from '../errors';

/** One call a remote made, as the site received it. */
export interface RecordedCall {
  readonly method: 'GET' | 'POST';
  /** As declared: `module/:slug/active`. */
  readonly path: string;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** The JSON that travels, or what makes it from the call. */
export type AnswerOf<E extends Endpoint> = WireOf<E> | ((call: RecordedCall) => WireOf<E>);

/** An answer outside 200-299. */
export interface Failure {
  readonly status: number;
  readonly code?: string;
  readonly message?: string;
  readonly data?: unknown;
}

/** How the fake site reacts to a call. */
export type Reaction = (call: RecordedCall) => { readonly wire: unknown } | { readonly error: RequestError };

/** Names an endpoint in logs and tables: `POST settings`. */
export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** What the request layer makes of a failure (spec 000 §8): a 404 is never read. */
export function errorOf({ path }: Pick<Endpoint, 'path'>, failure: Failure): RequestError {
  const { status, code = 'failed', message = 'The site failed.', data } = failure;
  if (status === 404) return new Api404Error(path);
  return new ApiError(status, { code, message, data });
}

export const networkFailure = ({ path }: Pick<Endpoint, 'path'>) => new FetchNetworkError(path);

/**
 * The answer as callers get it. It goes through the endpoint's own schema, as a real one does, so that a fake cannot drift.
 *
 * @throws {ResponseShapeError} when the schema refuses it.
 */
export function parseWire<E extends Endpoint>(endpoint: E, wire: unknown): ResultOf<E> {
  const parsed = v.safeParse(endpoint.result, wire);
  if (parsed.success) return parsed.output as ResultOf<E>;
  const issue = parsed.issues[0];
  throw new ResponseShapeError(endpoint.path, v.getDotPath(issue) ?? '', issue.message);
}

/** What the endpoint would refuse of an input; empty when it is as declared. */
export function refusedInput(endpoint: Endpoint, call: RecordedCall): string[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    const value = call[part];
    if (schema === undefined) return value === undefined ? [] : [`${part}: the endpoint takes none`];
    const parsed = v.safeParse(schema, value);
    return parsed.success ? [] : parsed.issues.map((issue) => `${part}.${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  });
}
