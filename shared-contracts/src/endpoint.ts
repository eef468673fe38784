import type * as v from 'valibot';
import type { Right } from './site/rights';

type AnySchema = v.GenericSchema;

/** A call of the site's API, declared once for the shell, the site server and the tests. */
export interface Endpoint<
  Params extends AnySchema | undefined = AnySchema | undefined,
  Query extends AnySchema | undefined = AnySchema | undefined,
  Body extends AnySchema | undefined = AnySchema | undefined,
  Result extends AnySchema = AnySchema,
> {
  readonly method: 'GET' | 'POST';
  /** Between the API root and the path: `jetpack/v4/`. */
  readonly namespace: string;
  /** Below the namespace, with `:name` for each parameter: `module/:slug/active`. */
  readonly path: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Input: the JSON of the response. Output: the result of a call. */
  readonly result: Result;
  /** The right the signed-in user needs; `public` needs none. */
  readonly right: Right;
  /** Code of the 401 or 403 response when that right is missing. */
  readonly forbidden: string;
  /** The other error codes of the site. */
  readonly errors: readonly string[];
  /** Paths of the GET endpoints whose cached results a success of this call makes stale. */
  readonly makesStale: readonly string[];
  /** Error code of a 200 without a body, where the site fails like that. */
  readonly emptyBody: string | undefined;
  /** Milliseconds after which a POST times out, so that the next ones in the queue can be sent. */
  readonly timeout: number;
}

/** The default `max_execution_time` of PHP. */
const defaultTimeout = 30_000;

interface Declaration<P, Q, B, R> {
  method: 'GET' | 'POST';
  namespace?: string;
  path: string;
  params?: P;
  query?: Q;
  body?: B;
  result: R;
  right: Right;
  forbidden?: string;
  errors?: readonly string[];
  makesStale?: readonly string[];
  emptyBody?: string;
  timeout?: number;
}

/**
 * Declares an endpoint. `namespace` is `jetpack/v4/` unless it is of the page's own API; `forbidden` is `rest_forbidden` unless the route has
 * a code of its own.
 */
export function endpoint<
  R extends AnySchema,
  P extends AnySchema | undefined = undefined,
  Q extends AnySchema | undefined = undefined,
  B extends AnySchema | undefined = undefined,
>(declared: Declaration<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return {
    namespace: 'jetpack/v4/',
    forbidden: 'rest_forbidden',
    errors: [],
    makesStale: [],
    timeout: defaultTimeout,
    ...declared,
    emptyBody: declared.emptyBody,
    params: declared.params as P,
    query: declared.query as Q,
    body: declared.body as B,
  };
}

type InputPart<Name extends string, S> = S extends AnySchema
  ? undefined extends v.InferInput<S>
    ? { readonly [K in Name]?: v.InferInput<S> }
    : { readonly [K in Name]: v.InferInput<S> }
  : { readonly [K in Name]?: undefined };

/** The input of a call: `{ params, query, body }`, each only where the endpoint declares it. */
export type EndpointInput<E extends Endpoint> = InputPart<'params', E['params']> &
  InputPart<'query', E['query']> &
  InputPart<'body', E['body']>;

/** The result of a call: the parsed response. */
export type EndpointResult<E extends Endpoint> = v.InferOutput<E['result']>;

/** The JSON of the response. */
export type EndpointWire<E extends Endpoint> = v.InferInput<E['result']>;
