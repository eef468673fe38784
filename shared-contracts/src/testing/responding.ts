import * as v from 'valibot';
import type { ResponseLike } from '../response';
import type { Endpoint, EndpointWire } from '../endpoint';

/** A call as the site received it. */
export interface RecordedCall {
  readonly method: 'GET' | 'POST';
  /** As declared: `module/:slug/active`. */
  readonly path: string;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** The JSON of the response, or a function of the call that returns it. */
export type ResponseFor<E extends Endpoint> = EndpointWire<E> | ((call: RecordedCall) => EndpointWire<E>);

/** A response outside 200-299. */
export interface Failure {
  readonly status: number;
  readonly code?: string;
  readonly message?: string;
  readonly data?: unknown;
}

/** Missing or unusable responses: a network error, a timeout, or an HTML page. */
export type BrokenResponse = 'no response' | 'timeout' | 'html';

/** Returns the response to a call. */
export type Responder = (call: RecordedCall) => { readonly status: number; readonly body: unknown } | BrokenResponse;

export const respondWith = (body: unknown): Responder =>
  typeof body === 'function' ? (call) => ({ status: 200, body: body(call) }) : () => ({ status: 200, body });

export function failWith({ status, code = 'failed', message = 'The site failed.', data }: Failure): Responder {
  return () => ({ status, body: { code, message, data } });
}

export const respondWithNothing: Responder = () => 'no response';

/** Returns the response in the form of `fetch`, so that the real code reads it. */
export function toResponse(response: 'html' | { readonly status: number; readonly body: unknown }): ResponseLike {
  if (response === 'html') {
    const page = '<!doctype html><title>Maintenance</title>';
    return { status: 200, ok: true, redirected: false, url: '', text: () => Promise.resolve(page) };
  }
  const { status, body } = response;
  return {
    status,
    ok: status >= 200 && status < 300,
    redirected: false,
    url: '',
    text: () => Promise.resolve(body === undefined ? '' : JSON.stringify(body)),
  };
}

/** Returns the parts of an input that the endpoint's schemas refuse; empty when it is valid. */
export function findInputErrors(endpoint: Endpoint, call: RecordedCall): string[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    const value = call[part];
    if (schema === undefined) return value === undefined ? [] : [`${part}: the endpoint takes none`];
    const parsed = v.safeParse(schema, value);
    return parsed.success ? [] : parsed.issues.map((issue) => `${part}.${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  });
}
