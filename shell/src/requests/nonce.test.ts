import { createNonce } from './nonce';
import { createIsSameUser } from './same-user';
import { testResponse } from '../testing/test-response';
import type { Session } from '../page/services/requests';

/** Creates a nonce whose host returns these responses to `rest-nonce`; the last one repeats. */
function setUp(...responses: (Response | Error)[]) {
  const asked: string[] = [];
  const fetch = (input: RequestInfo | URL): Promise<Response> => {
    asked.push(String(input));
    const response = responses.length > 1 ? responses.shift() : responses[0];
    return response instanceof Error || !response
      ? Promise.reject(response ?? new Error('There is no response.'))
      : Promise.resolve(response);
  };
  const nonce = createNonce('first', '/nonce', fetch);
  const sessions: Session[] = [];
  nonce.session.changes.subscribe((session) => sessions.push(session));
  return { nonce, asked, sessions };
}

const signedOut = () => testResponse('0', { status: 403 });
const down = () => testResponse('<h1>Down for repairs</h1>', { status: 503 });

test('concurrent renewals share one request, and a later one with the old nonce sends none', async () => {
  const { nonce, asked } = setUp(testResponse('fresh'));
  const old = nonce.current;
  await expect(Promise.all([nonce.renew(old), nonce.renew(old), nonce.renew(old)])).resolves.toEqual([true, true, true]);
  await expect(nonce.renew(old)).resolves.toBe(true);
  expect(nonce.current).toBe('fresh');
  expect(asked).toHaveLength(1);
});

test.each([
  ['0', signedOut()],
  ['-1', testResponse('-1')],
  ['a sign-in page', testResponse('<!doctype html><form action="/wp-login.php">')],
  ['401', testResponse('', { status: 401 })],
])('the response %s means signed out: there is no nonce, and the session is expired', async (_by, response) => {
  const { nonce } = setUp(response);
  await expect(nonce.renew('first')).resolves.toBe(false);
  expect(nonce.session.current).toBe('expired');
  expect(nonce.current).toBe('first');
});

test.each([
  ['no network', new TypeError('Failed to fetch')],
  ['a site that is down', down()],
  ['too many requests', testResponse('0', { status: 429 })],
])('%s does not change the session, and the next renewal sends a request again', async (_by, response) => {
  const { nonce, sessions } = setUp(response, testResponse('fresh'));
  await expect(nonce.renew('first')).resolves.toBe(false);
  expect(sessions).toEqual(['open']);
  await expect(nonce.renew('first')).resolves.toBe(true);
});

test('after signing in again in another tab, the next renewal opens the session', async () => {
  const { nonce, sessions } = setUp(signedOut(), testResponse('fresh'));
  await nonce.renew('first');
  await nonce.renew('first');
  expect(sessions).toEqual(['open', 'expired', 'open']);
});

describe('the user of a fresh nonce', () => {
  function createForUser(response: Response | Error) {
    const seen: { address: string; nonce: string | null }[] = [];
    const fetch = (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
      if (String(input) === '/nonce') return Promise.resolve(testResponse('fresh'));
      seen.push({ address: String(input), nonce: new Headers(init.headers).get('X-WP-Nonce') });
      return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
    };
    const isSameUser = createIsSameUser({ root: 'https://example.org/wp-json/', fetch, now: () => 5, userId: 1 });
    return { nonce: createNonce('first', '/nonce', fetch, isSameUser), seen };
  }
  const userWith = (id: number) => testResponse(JSON.stringify({ currentUser: { id, isConnected: true, permissions: {} } }));

  test('the same user gets the nonce', async () => {
    const { nonce, seen } = createForUser(userWith(1));
    await expect(nonce.renew('first')).resolves.toBe(true);
    expect(seen).toEqual([{ address: 'https://example.org/wp-json/jetpack/v4/connection/data?_cacheBuster=5', nonce: 'fresh' }]);
  });

  test('with another user, who signed in in another tab, the nonce is refused', async () => {
    const { nonce } = createForUser(userWith(2));
    await expect(nonce.renew('first')).resolves.toBe(false);
    expect(nonce.session.current).toBe('userChanged');
    expect(nonce.current).toBe('first');
  });

  test.each([
    ['a missing permission', testResponse('{"code":"invalid_user_permission_user_connection_data"}', { status: 403 })],
    ['no response', new TypeError('Failed to fetch')],
    ['HTML', testResponse('<p>')],
  ])('if the request for the user fails with %s, the session is trusted', async (_reason, response) => {
    await expect(createForUser(response).nonce.renew('first')).resolves.toBe(true);
  });
});
