import { createNonce } from '../nonce/nonce';
import type { TestSite } from '../testing/site';
import { findUserByLogin } from '../db/users';

export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `jetpack/v4/`, with its query. */
  readonly path: string;
  /** A text is sent unchanged, everything else as JSON. */
  readonly body?: unknown;
  /** The nonce of the session unless given. */
  readonly nonce?: 'ok' | 'bad' | 'empty' | 'none';
  /** Sends the cookie of no session. */
  readonly isForged?: boolean;
}

export interface ApiResponse {
  readonly status: number;
  /** Parsed, or undefined if it is not JSON. */
  readonly body: unknown;
}

/** A user signed in on one of the compared sites. */
export interface ApiUser {
  call(request: ApiRequest): Promise<ApiResponse>;
  /** Returns the nonce that the page sends to register the site. */
  getRegistrationNonce(): Promise<string>;
}

export const roles = ['admin', 'admin2', 'editor', 'author', 'contributor', 'subscriber'] as const;
export type Role = (typeof roles)[number];

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns headers and body of a request in a session. */
export function toHttp({ body, nonce = 'ok', isForged = false }: ApiRequest, session: { cookie: string; nonce: string }) {
  const sent = { ok: session.nonce, bad: '0123456789', empty: '', none: undefined }[nonce];
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  const headers = {
    cookie: isForged ? 'wordpress_logged_in_0=forged' : session.cookie,
    ...(sent !== undefined && { 'x-wp-nonce': sent }),
    ...(text !== undefined && { 'content-type': 'application/json' }),
  };
  return { headers, text };
}

/** Signs a user in on the embedded site; `host` is where it listens. */
export function asEmbeddedUser(site: TestSite, host: string, login: string): ApiUser {
  const user = site.as(login);
  const userId = findUserByLogin(site.db, login)?.id ?? 0;
  return {
    async call(request) {
      const { headers, text } = toHttp(request, user);
      const response = await site.app.inject({
        method: request.method,
        url: `/wp-json/jetpack/v4/${request.path}`,
        headers: { ...headers, host },
        ...(text !== undefined && { payload: text }),
      });
      return { status: response.statusCode, body: parseJson(response.body) };
    },
    getRegistrationNonce: async () =>
      createNonce(site.db, site.clock.now, 'jetpack-registration-nonce', { userId, session: user.session }),
  };
}
