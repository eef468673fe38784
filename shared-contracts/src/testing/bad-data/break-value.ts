import { JsonText } from './schema-arbitrary';
import type { Break } from './values';

/** Where a value is changed: a number that selects one of its fields. */
export interface BreakAt {
  readonly at: number;
  readonly by: Break;
}

type Path = readonly (string | number)[];

/** Steps into the text of a `JsonText`. */
const inside = '\u0000json';

function getMembers(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (value instanceof JsonText) return [[inside, value.value]];
  if (Array.isArray(value)) return value.slice(0, 5).map((item, at) => [at, item]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Returns the paths of a value and of everything in it. */
function getPaths(value: unknown, path: Path = []): Path[] {
  return [path, ...getMembers(value).flatMap(([key, member]) => getPaths(member, [...path, key]))];
}

function replace(value: unknown, [key, ...rest]: Path, by: Break): unknown {
  if (key === undefined) return by.kind === 'missing' ? undefined : by.value;
  if (value instanceof JsonText) return new JsonText(replace(value.value, rest, by));
  const members = getMembers(value).map(([name, member]) => [name, name === key ? replace(member, rest, by) : member] as const);
  const kept = rest.length > 0 || by.kind === 'value' ? members : members.filter(([name]) => name !== key);
  return Array.isArray(value) ? kept.map(([, member]) => member) : Object.fromEntries(kept);
}

/** Returns a copy of a value with fields replaced or removed, anywhere in it. */
export function breakValue(value: unknown, changes: readonly BreakAt[]): unknown {
  return changes.reduce((broken, { at, by }) => {
    const paths = getPaths(broken);
    return replace(broken, paths[at % paths.length] ?? [], by);
  }, value);
}

/** Returns the JSON value that is sent: every `JsonText` as text. */
export function toWire(value: unknown): unknown {
  if (value instanceof JsonText) return JSON.stringify(toWire(value.value) ?? null);
  if (Array.isArray(value)) return value.map(toWire);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, toWire(member)]));
}
