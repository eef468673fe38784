import { declaredEndpoints } from '@site-admin/contracts';
import { recordedCalls, shapeDifferences } from '../testing/captures';
import { testSite } from '../testing/site';
import { getCode, isOurs, toCompared, type Compared } from './compare';
import { shapeOnly } from './reasons';

/** A running site with users of all roles, in the state of a scenario. */
export interface RunningSite {
  readonly address: string;
  readonly password: string;
  readonly scenario: string;
}

export const roles = ['admin', 'admin2', 'editor', 'author', 'contributor', 'subscriber'];

interface Session {
  get(endpoint: string): Promise<{ status: number; body: unknown }>;
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Signs in on the site's form. @throws If the site refuses. */
async function signIn({ address, password }: RunningSite, user: string): Promise<Session> {
  const response = await fetch(`${address}/wp-login.php`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    body: new URLSearchParams({ log: user, pwd: password, testcookie: '1' }),
  });
  const cookie = response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
  if (!cookie.some((each) => each.startsWith('wordpress_logged_in'))) throw new Error(`${user} could not sign in at ${address}.`);
  const headers = { cookie: cookie.join('; ') };
  const nonce = await (await fetch(`${address}/wp-admin/admin-ajax.php?action=rest-nonce`, { headers })).text();
  return {
    async get(endpoint) {
      const got = await fetch(`${address}/wp-json/jetpack/v4/${endpoint}`, { headers: { ...headers, 'x-wp-nonce': nonce } });
      return { status: got.status, body: toJson(await got.text()) };
    },
  };
}

/** Declared, and called by no screen. */
const notCalled = ['wordads/settings'];

/** Returns the GET calls of the page: declared ones without parameters, and recorded ones with their parameters. */
export function getCalls(): string[] {
  const declared = declaredEndpoints().filter(
    ({ method, path }) => method === 'GET' && !path.includes(':') && !notCalled.includes(path),
  );
  const recorded = recordedCalls('connected-admin').map(({ endpoint }) => endpoint);
  return [...new Set([...declared.map(({ path }) => path), ...recorded.filter((endpoint) => isOurs('GET', endpoint))])].sort();
}

type Got = Awaited<ReturnType<Session['get']>>;

function getDifferences(there: Got, here: Got): string[] {
  if (there.status !== here.status) return [`${there.status} there, ${here.status} here`];
  const [code, own] = [getCode(there.body), getCode(here.body)];
  if (code !== own) return [`code ${String(code)} there, ${String(own)} here`];
  return shapeDifferences(there.body, here.body, shapeOnly);
}

/** Compares every GET of the page, for users of all roles, with a running site. */
export async function compareWithSite(running: RunningSite): Promise<Compared[]> {
  const site = await testSite({ scenario: running.scenario });
  const all: Compared[] = [];
  for (const user of roles) {
    const session = await signIn(running, user);
    for (const call of getCalls()) {
      const [there, here] = await Promise.all([session.get(call), site.as(user).get(call)]);
      all.push(toCompared(`${running.scenario}, ${user}`, `GET ${call}`, getDifferences(there, here), true));
    }
  }
  await site.close();
  return all;
}
