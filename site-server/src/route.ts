import type { Endpoint, EndpointWire } from '@site-admin/contracts';
import type { Args, Given, JsonObject } from './args';
import type { StateNotice } from './connection/state-notice';
import type { NonceHolder } from './nonce/nonce';
import { HttpError } from './http-error';
import { holds, type Visitor } from './rights/permissions';
import type { Addresses, Site } from './site';

/** A request before validation. */
export interface Incoming {
  readonly site: Site;
  readonly addresses: Addresses;
  readonly visitor: Visitor;
  /** What nonces in the response are bound to. */
  readonly holder: NonceHolder;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: JsonObject;
  /** Stores a notice for the next page that this browser loads. */
  readonly flashNotice: (notice: StateNotice) => void;
}

/** A valid and authorized request. */
export interface Call<A extends Args> extends Incoming {
  readonly args: Given<A>;
}

/** An endpoint with its handler. */
export interface Route {
  readonly endpoint: Endpoint;
  /** Returns the response body, or a promise of it. @throws {HttpError} For every response other than 200. */
  respond(incoming: Incoming): unknown;
}

interface Options<A extends Args> {
  /** Checked before the right is (400 takes precedence over 401 and 403). */
  readonly args?: A;
  /** More checks before the right is checked. */
  readonly check?: (incoming: Incoming) => void;
  /** Replaces the endpoint's right where WordPress makes an exception. */
  readonly allows?: (incoming: Incoming) => boolean;
}

function given<A extends Args>(args: A, { body, query, params }: Incoming): Given<A> {
  const sent: JsonObject = { ...query, ...body, ...params };
  const names = Object.keys(args);
  const missing = names.filter((name) => args[name]?.required && sent[name] === undefined);
  if (missing.length > 0) {
    throw new HttpError(400, 'rest_missing_callback_param', `Missing: ${missing.join(', ')}.`, { params: missing });
  }
  const values: Record<string, unknown> = {};
  const wrong: Record<string, { code: string; message: string; data: unknown }> = {};
  for (const [name, arg] of Object.entries(args)) {
    const isLeftOut = sent[name] === undefined && !arg.checkMissing;
    const checked = isLeftOut ? { value: arg.missing } : arg.check(sent[name], name);
    if ('invalid' in checked) wrong[name] = checked.invalid;
    else values[name] = checked.value;
  }
  throwIfInvalid(wrong);
  // Each value comes from its argument's check, whose type it has.
  return values as Given<A>;
}

/** @throws {HttpError} 400 `rest_invalid_param` that names each invalid argument, if any. */
export function throwIfInvalid(wrong: Readonly<Record<string, { code: string; message: string; data: unknown }>>): void {
  const names = Object.keys(wrong);
  if (names.length === 0) return;
  const params = Object.fromEntries(Object.entries(wrong).map(([name, { message }]) => [name, message]));
  throw new HttpError(400, 'rest_invalid_param', `Not valid: ${names.join(', ')}.`, { params, details: wrong });
}

/** Returns the error for a missing right: 401 without a session, 403 with one. */
export const forbidden = (code: string, { user }: Visitor): HttpError =>
  new HttpError(
    user ? 403 : 401,
    code,
    'You are not allowed to do this. If you think you should be, ask an administrator of the site.',
  );

/** Makes the handler of an endpoint: checks the arguments, then the right, then runs `handle`. */
export function route<E extends Endpoint, A extends Args>(
  endpoint: E,
  options: Options<A>,
  handle: (call: Call<A>) => EndpointWire<E> | Promise<EndpointWire<E>>,
): Route {
  return {
    endpoint,
    respond(incoming) {
      const args = given(options.args ?? ({} as A), incoming);
      options.check?.(incoming);
      const allowed = options.allows ? options.allows(incoming) : holds(incoming.visitor, endpoint.right);
      if (!allowed) throw forbidden(endpoint.forbidden, incoming.visitor);
      return handle({ ...incoming, args });
    },
  };
}
