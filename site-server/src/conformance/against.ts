import { testSite, type TestSite } from '../testing/site';
import { asEmbeddedUser, roles, type ApiRequest, type ApiResponse, type ApiUser, type Role } from './api-user';
import { describeCall, findDifferences, toCompared, type Compared } from './compared';
import { findUndeclaredCode } from './declared';
import { getReads } from './reads';
import { requireJetpack, signIn, type RemoteSite } from './remote-site';
import { adoptState, getUser, requireSameState, type Pair, type Users } from './same-state';
import { getWrites } from './writes/all';
import { toBody, type Write } from './writes/write';

interface Options {
  /** Also compares writes, which change the running site. */
  readonly hasWrites?: boolean;
  /** Compares one of so many reads. */
  readonly every?: number;
}

export interface Result {
  readonly scenario: string;
  readonly reads: readonly Compared[];
  readonly writes: readonly Compared[];
  /** How the embedded site was changed to be in the state of the running one. */
  readonly adopted: readonly string[];
}

/** Runs a call on both sites at once. */
const onBoth = <T>({ there, here }: Pair, role: Role, call: (user: ApiUser) => Promise<T>): Promise<[T, T]> =>
  Promise.all([call(getUser(there, role)), call(getUser(here, role))]);

const compareResponses = (request: ApiRequest, there: ApiResponse, here: ApiResponse): string[] => [
  ...findDifferences(there, here),
  ...findUndeclaredCode(request, there),
];

async function compareReads(pair: Pair, role: Role, paths: readonly string[], ...notes: string[]): Promise<Compared[]> {
  const all: Compared[] = [];
  for (const path of paths) {
    const request = { method: 'GET', path } as const;
    const [there, here] = await onBoth(pair, role, (user) => user.call(request));
    all.push(toCompared(pair.scenario, describeCall(request, ...notes), compareResponses(request, there, here)));
  }
  return all;
}

async function compareWrite(pair: Pair, write: Write): Promise<Compared> {
  const role = write.as ?? 'admin';
  const [there, here] = await onBoth(pair, role, async (user) => user.call({ ...write, body: await toBody(write, user) }));
  return toCompared(
    pair.scenario,
    describeCall(write, ...(role === 'admin' ? [] : [role])),
    compareResponses(write, there, here),
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Compares the values of all settings that were written. */
async function compareSettings(pair: Pair, writes: readonly ApiRequest[]): Promise<Compared> {
  const request = { method: 'GET', path: 'settings' } as const;
  const [there, here] = await onBoth(pair, 'admin', async (user) => (await user.call(request)).body);
  const names = new Set(writes.flatMap(({ body }) => (isObject(body) ? Object.keys(body) : [])));
  const differences =
    isObject(there) && isObject(here)
      ? [...names]
          .filter((name) => name in there)
          .map((name) => [name, ...[there, here].map((body) => JSON.stringify(Reflect.get(body, name)))] as const)
          .filter(([, theirs, ours]) => theirs !== ours)
          .map(([name, theirs, ours]) => `${name}: ${String(theirs)} there, ${String(ours)} here`)
      : ['no settings'];
  return toCompared(pair.scenario, describeCall(request, 'values after the writes'), differences);
}

async function compareWrites(pair: Pair): Promise<Compared[]> {
  const all: Compared[] = [];
  const { writes, endings } = getWrites(pair.scenario);
  for (const write of writes) all.push(await compareWrite(pair, write));
  all.push(await compareSettings(pair, writes), ...(await compareReads(pair, 'admin', getReads(), 'after the writes')));
  for (const write of endings) all.push(await compareWrite(pair, write));
  return all;
}

const signInAll = async (signInAs: (role: Role) => Promise<ApiUser>): Promise<Users> =>
  new Map(await Promise.all(roles.map(async (role) => [role, await signInAs(role)] as const)));

async function compare(pair: Pair, site: TestSite, { hasWrites = false, every = 1 }: Options): Promise<Result> {
  await requireSameState(pair);
  const adopted = await adoptState(site, pair);
  const reads = await Promise.all(
    roles.map((role, index) => {
      const paths = getReads().filter((_path, position) => (position + index) % every === 0);
      return compareReads(pair, role, paths, ...(role === 'admin' ? [] : [role]));
    }),
  );
  return { scenario: pair.scenario, reads: reads.flat(), writes: hasWrites ? await compareWrites(pair) : [], adopted };
}

/**
 * Compares a running site with the embedded one in the state of a scenario: every GET of the page for users of all roles.
 *
 * @throws {ConformanceError} If it is no WordPress with Jetpack, refuses to sign users in, or is in another state.
 */
export async function compareWithSite(running: RemoteSite, scenario: string, options: Options = {}): Promise<Result> {
  await requireJetpack(running);
  const there = await signInAll((role) => signIn(running, role));
  const site = await testSite({ scenario });
  try {
    // The provider calls the site back when it registers.
    const { host } = new URL(await site.listen());
    const here = await signInAll(async (role) => asEmbeddedUser(site, host, role));
    return await compare({ scenario, there, here }, site, options);
  } finally {
    await site.close();
  }
}
