import { declaredEndpoints } from '@site-admin/contracts';
import { recordedCalls, recordedPosts, shapeDifferences, type Recorded, type RecordedCall } from '../testing/captures';
import { testSite, type SiteUser, type TestSite } from '../testing/site';
import { reasonFor, shapeOnly } from './reasons';

/** The comparison of one recorded call with this server. */
export interface Compared {
  /** State of the recorded site. */
  readonly state: string;
  /** `GET site/products`, or the name under which a write was recorded. */
  readonly call: string;
  readonly outcome: 'same' | 'differs' | 'not ours';
  /** What differs: status, code or shape. */
  readonly differences: readonly string[];
  /** Why it differs; undefined for a difference without an explanation. */
  readonly why: string | undefined;
}

const patterns = declaredEndpoints().map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:(\w+)/g, '[^/]+')}$`),
}));

/** Returns whether the contract declares the call; PUT and PATCH count as POST. */
export const isOurs = (method: string, path: string) =>
  patterns.some((each) => (each.method === 'GET') === (method === 'GET') && each.pattern.test(path.split('?')[0] ?? ''));

/** Returns the outcome of a comparison. */
export function toCompared(state: string, call: string, differences: readonly string[], isContract: boolean): Compared {
  if (differences.length === 0) return { state, call, outcome: 'same', differences, why: undefined };
  if (!isContract) return { state, call, outcome: 'not ours', differences, why: 'No call of the page.' };
  return { state, call, outcome: 'differs', differences, why: reasonFor(state, call) };
}

async function compareGet(site: TestSite, state: string, { endpoint, status, body }: RecordedCall): Promise<Compared> {
  const response = await site.as('admin').get(endpoint);
  const differences =
    response.status === status ? shapeDifferences(body, response.body, shapeOnly) : [`${status} there, ${response.status} here`];
  return toCompared(state, `GET ${endpoint}`, differences, isOurs('GET', endpoint));
}

/** Repeats a recorded write, with a nonce and a cookie as in the recording. */
async function replay(site: TestSite, recorded: Recorded, person: SiteUser, host: string) {
  const nonce = { ok: person.nonce, bad: '0123456789', empty: '', none: undefined }[recorded.nonce];
  const cookie = recorded.case.endsWith('bad cookie') ? 'site_admin_session=forged' : person.cookie;
  const text = typeof recorded.body === 'string' ? recorded.body : JSON.stringify(recorded.body);
  const response = await site.app.inject({
    method: recorded.method,
    url: `/wp-json/jetpack/v4/${recorded.path}`,
    headers: {
      host,
      cookie,
      ...(nonce !== undefined && { 'x-wp-nonce': nonce }),
      ...(text !== undefined && { 'content-type': 'application/json' }),
    },
    ...(text !== undefined && { payload: text }),
  });
  return { status: response.statusCode, text: response.body };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const getCode = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;

/** Longer bodies were recorded truncated to this many characters. */
const recordedLength = 600;

async function compareWrite(site: TestSite, recorded: Recorded, host: string): Promise<Compared> {
  const response = await replay(site, recorded, site.as(recorded.role), host);
  const there = parsed(recorded.response);
  const here = parsed(response.text);
  const isWhole = recorded.response.length < recordedLength;
  const differences = [
    ...(response.status === recorded.status ? [] : [`${recorded.status} there, ${response.status} here`]),
    ...(!isWhole || getCode(there) === getCode(here)
      ? []
      : [`code ${String(getCode(there))} there, ${String(getCode(here))} here`]),
  ];
  const shape = isWhole && differences.length === 0 ? shapeDifferences(there, here, shapeOnly) : [];
  const call = `${recorded.method} ${recorded.path} (${recorded.case}${recorded.role === 'admin' ? '' : `, ${recorded.role}`})`;
  return toCompared(recorded.state, call, [...differences, ...shape], isOurs(recorded.method, recorded.path));
}

const captured: readonly (readonly [string, string])[] = [
  ['connected-admin', 'connected'],
  ['unconnected-admin', 'unconnected'],
];

/** Compares every recorded call with the response of this server in the same state. */
export async function compareAll(): Promise<Compared[]> {
  const all: Compared[] = [];
  for (const [folder, scenario] of captured) {
    const site = await testSite({ scenario });
    for (const call of recordedCalls(folder)) all.push(await compareGet(site, scenario, call));
    await site.close();
  }
  const writes = recordedPosts();
  for (const state of new Set(writes.map((each) => each.state))) {
    const site = await testSite({ scenario: state.split('#')[0] ?? '' });
    // The provider calls back when a site registers.
    const { host } = new URL(await site.listen());
    for (const write of writes.filter((each) => each.state === state)) all.push(await compareWrite(site, write, host));
    await site.close();
  }
  return all;
}
