import { recordedCalls, recordedPosts, type Recorded } from '../testing/captures';
import { testSite, type TestSite } from '../testing/site';
import { asEmbeddedUser, parseJson } from './api-user';
import { describeCall, findDifferences, toCompared, type Compared } from './compared';
import { findEndpoint } from './declared';

async function compareReads(folder: string, scenario: string): Promise<Compared[]> {
  const site = await testSite({ scenario });
  const user = asEmbeddedUser(site, 'localhost', 'admin');
  const all: Compared[] = [];
  for (const { endpoint, status, body } of recordedCalls(folder)) {
    const request = { method: 'GET', path: endpoint } as const;
    const differences = findDifferences({ status, body }, await user.call(request));
    all.push(toCompared(scenario, describeCall(request), differences, findEndpoint(request) !== undefined));
  }
  await site.close();
  return all;
}

/** Longer bodies were recorded truncated to this many characters. */
const recordedLength = 600;

async function compareWrite(site: TestSite, host: string, recorded: Recorded): Promise<Compared> {
  const { method, path, body, nonce, role, state, status, response } = recorded;
  const request = { method, path, body, nonce, isForged: recorded.case.endsWith('bad cookie') };
  const here = await asEmbeddedUser(site, host, role).call(request);
  const isWhole = response.length < recordedLength;
  const differences = findDifferences({ status, body: isWhole ? parseJson(response) : here.body }, here);
  return toCompared(
    state,
    describeCall(request, ...(role === 'admin' ? [] : [role])),
    differences,
    findEndpoint(request) !== undefined,
  );
}

/** Compares every recorded call with the response of this server in the same state. */
export async function compareRecorded(): Promise<Compared[]> {
  const all = [
    ...(await compareReads('connected-admin', 'connected')),
    ...(await compareReads('unconnected-admin', 'unconnected')),
  ];
  const writes = recordedPosts();
  for (const state of new Set(writes.map((each) => each.state))) {
    const site = await testSite({ scenario: state.split('#')[0] ?? '' });
    // The provider calls back when a site registers.
    const { host } = new URL(await site.listen());
    for (const write of writes.filter((each) => each.state === state)) all.push(await compareWrite(site, host, write));
    await site.close();
  }
  return all;
}
