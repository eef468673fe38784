import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const folder = process.env.REFERENCE_CAPTURES ?? path.resolve(__dirname, '../../../../shared/reference/captures');

/** Whether responses recorded from a real site are available; they are not part of the repository. */
export const hasCaptures = existsSync(path.join(folder, 'posts.json'));

const json = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

const recorded = v.object({
  state: v.string(),
  case: v.string(),
  method: v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: v.string(),
  role: v.string(),
  nonce: v.picklist(['ok', 'bad', 'empty', 'none']),
  body: v.optional(v.unknown()),
  status: v.number(),
  response: v.string(),
});
export type Recorded = v.InferOutput<typeof recorded>;

export const recordedPosts = (): Recorded[] => v.parse(v.array(recorded), json('posts.json'));
export const recordedInitialState = (state: string): unknown => json(`${state}/Initial_State.json`);

const call = v.object({ method: v.literal('GET'), endpoint: v.string(), status: v.number(), body: v.unknown() });
export type RecordedCall = v.InferOutput<typeof call>;

/** Returns every recorded GET of a state, by address below `jetpack/v4/`. */
export const recordedCalls = (state: string): RecordedCall[] =>
  readdirSync(path.join(folder, state))
    .filter((name) => name !== 'Initial_State.json')
    .sort()
    .map((name) => v.parse(call, json(`${state}/${name}`)))
    .map(({ endpoint, ...rest }) => ({ ...rest, endpoint: endpoint.replace(/^jetpack\/v4\/?/, '') }));

/** Returns `number`, `list`, `map` … */
function getType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

/**
 * Returns where two values differ in shape: keys and types, at all depths. Lists are compared by their first item. `skip` lists paths that
 * depend on the environment.
 */
export function shapeDifferences(theirs: unknown, ours: unknown, skip: readonly RegExp[] = [], at = ''): string[] {
  if (skip.some((pattern) => pattern.test(at))) return [];
  if (getType(theirs) !== getType(ours)) return [`${at || 'it'}: ${getType(theirs)} there, ${getType(ours)} here`];
  if (Array.isArray(theirs) && Array.isArray(ours)) {
    const [first] = theirs;
    const [mine] = ours;
    return first === undefined || mine === undefined ? [] : shapeDifferences(first, mine, skip, `${at}[]`);
  }
  if (typeof theirs !== 'object' || theirs === null || typeof ours !== 'object' || ours === null) return [];
  const there = Object.entries(theirs);
  const here = new Map<string, unknown>(Object.entries(ours));
  const names = new Set([...there.map(([name]) => name), ...here.keys()]);
  return [...names].flatMap((name) => {
    const path_ = at === '' ? name : `${at}.${name}`;
    if (skip.some((pattern) => pattern.test(path_))) return [];
    if (!here.has(name)) return [`${path_}: missing here`];
    if (!there.some(([each]) => each === name)) return [`${path_}: only here`];
    return shapeDifferences(Reflect.get(theirs, name), here.get(name), skip, path_);
  });
}
