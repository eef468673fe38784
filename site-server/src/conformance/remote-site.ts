import * as v from 'valibot';
import { parseJson, toHttp, type ApiUser } from './api-user';

/** The comparison could not be made; the message is for the user of the command. */
export class ConformanceError extends Error {
  override name = 'ConformanceError';
}

/** A running WordPress. */
export interface RemoteSite {
  /** Without a slash at the end. */
  readonly address: string;
  readonly password: string;
}

async function request(address: string, path: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(`${address}/${path}`, { redirect: 'manual', signal: AbortSignal.timeout(30_000), ...init });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new ConformanceError(`${address} does not respond: ${cause instanceof Error ? cause.message : String(cause)}.`);
  }
}

const status = v.object({ isActive: v.boolean() });
const code = v.object({ code: v.string() });

/** Checks that an address is a WordPress with Jetpack. @throws {ConformanceError} If it is not. */
export async function requireJetpack({ address }: RemoteSite): Promise<void> {
  const body = parseJson(await (await request(address, 'wp-json/jetpack/v4/connection')).text());
  if (v.is(status, body)) return;
  if (v.is(code, body)) throw new ConformanceError(`Jetpack is not active on ${address}.`);
  throw new ConformanceError(`${address} is not a WordPress with pretty permalinks: /wp-json/ returns no JSON.`);
}

/** Signs in on the site's form. @throws {ConformanceError} If the site refuses. */
export async function signIn({ address, password }: RemoteSite, login: string): Promise<ApiUser> {
  const response = await request(address, 'wp-login.php', {
    method: 'POST',
    headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    body: new URLSearchParams({ log: login, pwd: password, testcookie: '1' }),
  });
  // An unread body would keep the connection busy.
  await response.text();
  const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
  if (response.status !== 302 || cookies.length === 0)
    throw new ConformanceError(`${login} cannot sign in at ${address}: there is no such user, or the password is wrong.`);
  const cookie = cookies.join('; ');
  const nonce = await (await request(address, 'wp-admin/admin-ajax.php?action=rest-nonce', { headers: { cookie } })).text();
  return {
    async call(called) {
      const { headers, text } = toHttp(called, { cookie, nonce });
      const init = { method: called.method, headers, ...(text !== undefined && { body: text }) };
      const got = await request(address, `wp-json/jetpack/v4/${called.path}`, init);
      return { status: got.status, body: parseJson(await got.text()) };
    },
    async getRegistrationNonce() {
      const page = await (await request(address, 'wp-admin/admin.php?page=jetpack', { headers: { cookie } })).text();
      const state = /JP_CONNECTION_INITIAL_STATE\s*=\s*JSON\.parse\(\s*decodeURIComponent\(\s*"([^"]*)"/.exec(page)?.[1] ?? '';
      return /"registrationNonce":"(\w+)"/.exec(`${page}${decodeURIComponent(state)}`)?.[1] ?? '';
    },
  };
}
