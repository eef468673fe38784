import * as v from 'valibot';
import type { ResponseLike } from '../response';
import type { Endpoint, EndpointWire } from '../endpoint';

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
export type ResponseFor<E extends Endpoint> = EndpointWire<E> | ((call: RecordedCall) => EndpointWire<E>);

/** An answer outside 200-299. */
export interface Failure {
  readonly status: number;
  readonly code?: string;
  readonly message?: string;
  readonly data?: unknown;
}

/** Ways a response can be missing or unusable: the network fails, the timeout passes, or an HTML page arrives. */
export type BrokenResponse = 'no response' | 'timeout' | 'html';

/** How the fake site reacts to a call. */
export type Responder = (call: RecordedCall) => { readonly status: number; readonly body: unknown } | BrokenResponse;

export const respondWith = (body: unknown): Responder =>
  typeof body === 'function' ? (call) => ({ status: 200, body: body(call) }) : () => ({ status: 200, body });

export function failWith({ status, code = 'failed', message = 'The site failed.', data }: Failure): Responder {
  return () => ({ status, body: { code, message, data } });
}

export const respondWithNothing: Responder = () => 'no response';

/** The answer as `fetch` gives it, so that the real door reads it. */
export function toResponse(answer: 'html' | { readonly status: number; readonly body: unknown }): ResponseLike {
  if (answer === 'html') {
    const page = '<!doctype html><title>Maintenance</title>';
    return { status: 200, ok: true, redirected: false, url: '', text: () => Promise.resolve(page) };
  }
  const { status, body } = answer;
  return {
    status,
    ok: status >= 200 && status < 300,
    redirected: false,
    url: '',
    text: () => Promise.resolve(body === undefined ? '' : JSON.stringify(body)),
  };
}

/** What the endpoint would refuse of an input; empty when it is as declared. */
export function findInputErrors(endpoint: Endpoint, call: RecordedCall): string[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    const value = call[part];
    if (schema === undefined) return value === undefined ? [] : [`${part}: the endpoint takes none`];
    const parsed = v.safeParse(schema, value);
    return parsed.success ? [] : parsed.issues.map((issue) => `${part}.${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  });
}
