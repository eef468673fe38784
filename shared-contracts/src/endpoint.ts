import type * as v from 'valibot';
import type { Right } from './site/rights';

type AnySchema = v.GenericSchema;

/** One call of the site's API, declared once: the shell calls by it, the site server answers by it, tests check by it. */
export interface Endpoint<
  Params extends AnySchema | undefined = AnySchema | undefined,
  Query extends AnySchema | undefined = AnySchema | undefined,
  Body extends AnySchema | undefined = AnySchema | undefined,
  Result extends AnySchema = AnySchema,
> {
  readonly method: 'GET' | 'POST';
  /** Below `jetpack/v4/`, with `:name` for each parameter: `module/:slug/active`. */
  readonly path: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Its input is the JSON that travels, its output what callers get. */
  readonly result: Result;
  /** What the signed-in user must be allowed to do; `public` asks for nothing. */
  readonly right: Right;
  /** Code of the 401 or 403 answer when that right is missing. */
  readonly forbidden: string;
  /** The other error codes the site answers with. */
  readonly errors: readonly string[];
  /** Paths of the GET endpoints whose cached answers a success of this call makes stale. */
  readonly makesStale: readonly string[];
}

interface Declaration<P, Q, B, R> {
  method: 'GET' | 'POST';
  path: string;
  params?: P;
  query?: Q;
  body?: B;
  result: R;
  right: Right;
  forbidden?: string;
  errors?: readonly string[];
  makesStale?: readonly string[];
}

/** Declares an endpoint. `forbidden` is `rest_forbidden` unless the route has a code of its own. */
export function endpoint<
  R extends AnySchema,
  P extends AnySchema | undefined = undefined,
  Q extends AnySchema | undefined = undefined,
  B extends AnySchema | undefined = undefined,
>(declared: Declaration<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return {
    forbidden: 'rest_forbidden',
    errors: [],
    makesStale: [],
    ...declared,
    params: declared.params as P,
    query: declared.query as Q,
    body: declared.body as B,
  };
}

type Part<Name extends string, S> = S extends AnySchema
  ? undefined extends v.InferInput<S>
    ? { readonly [K in Name]?: v.InferInput<S> }
    : { readonly [K in Name]: v.InferInput<S> }
  : { readonly [K in Name]?: undefined };

/** What a caller hands in: `{ params, query, body }`, each only where the endpoint declares it. */
export type InputOf<E extends Endpoint> = Part<'params', E['params']> & Part<'query', E['query']> & Part<'body', E['body']>;

/** What a caller gets: the parsed answer. */
export type ResultOf<E extends Endpoint> = v.InferOutput<E['result']>;

/** What travels: the JSON the site answers with. */
export type WireOf<E extends Endpoint> = v.InferInput<E['result']>;
