import { createNonce } from './nonce';
import { createIsSameUser } from './same-user';
import { testResponse } from '../testing/test-response';
import type { Session } from '../page/services/requests';

/** A host that answers `rest-nonce` as the test says, once each, then for good with the last. */
function setUp(...answers: (Response | Error)[]) {
  const asked: string[] = [];
  const fetch = (input: RequestInfo | URL): Promise<Response> => {
    asked.push(String(input));
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer instanceof Error || !answer ? Promise.reject(answer ?? new Error('nothing')) : Promise.resolve(answer);
  };
  const nonce = createNonce('first', '/nonce', fetch);
  const sessions: Session[] = [];
  nonce.session.changes.subscribe((session) => sessions.push(session));
  return { nonce, asked, sessions };
}

const signedOut = () => testResponse('0', { status: 403 });
const down = () => testResponse('<h1>Down for repairs</h1>', { status: 503 });

test('a night later, any number of calls get one fresh nonce between them, and one that failed with the old one later none', async () => {
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
])('signed out, told by %s: there is no nonce, and the session is over', async (_by, answer) => {
  const { nonce } = setUp(answer);
  await expect(nonce.renew('first')).resolves.toBe(false);
  expect(nonce.session.current).toBe('expired');
  expect(nonce.current).toBe('first');
});

test.each([
  ['no network', new TypeError('Failed to fetch')],
  ['a site that is down', down()],
  ['too many requests', testResponse('0', { status: 429 })],
])('%s says nothing about who is signed in, and the next call asks again', async (_by, answer) => {
  const { nonce, sessions } = setUp(answer, testResponse('fresh'));
  await expect(nonce.renew('first')).resolves.toBe(false);
  expect(sessions).toEqual(['open']);
  await expect(nonce.renew('first')).resolves.toBe(true);
});

test('signed in again in another tab, the session is open again with the next call', async () => {
  const { nonce, sessions } = setUp(signedOut(), testResponse('fresh'));
  await nonce.renew('first');
  await nonce.renew('first');
  expect(sessions).toEqual(['open', 'expired', 'open']);
});

describe('whose a fresh nonce is', () => {
  function asSomebody(answer: Response | Error) {
    const seen: { address: string; nonce: string | null }[] = [];
    const fetch = (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
      if (String(input) === '/nonce') return Promise.resolve(testResponse('fresh'));
      seen.push({ address: String(input), nonce: new Headers(init.headers).get('X-WP-Nonce') });
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    };
    const isSameUser = createIsSameUser({ root: 'https://example.org/wp-json/', fetch, now: () => 5, userId: 1 });
    return { nonce: createNonce('first', '/nonce', fetch, isSameUser), seen };
  }
  const userWith = (id: number) => testResponse(JSON.stringify({ currentUser: { id, isConnected: true, permissions: {} } }));

  test('the same person goes on', async () => {
    const { nonce, seen } = asSomebody(userWith(1));
    await expect(nonce.renew('first')).resolves.toBe(true);
    expect(seen).toEqual([{ address: 'https://example.org/wp-json/jetpack/v4/connection/data?_cacheBuster=5', nonce: 'fresh' }]);
  });

  test('somebody else signed in in another tab: nothing is sent in that name', async () => {
    const { nonce } = asSomebody(userWith(2));
    await expect(nonce.renew('first')).resolves.toBe(false);
    expect(nonce.session.current).toBe('userChanged');
    expect(nonce.current).toBe('first');
  });

  test.each([
    ['who may not ask', testResponse('{"code":"invalid_user_permission_user_connection_data"}', { status: 403 })],
    ['whom no answer reaches', new TypeError('Failed to fetch')],
    ['whom a page answers', testResponse('<p>')],
  ])('%s is taken at the word of the session', async (_who, answer) => {
    await expect(asSomebody(answer).nonce.renew('first')).resolves.toBe(true);
  });
});
