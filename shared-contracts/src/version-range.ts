/**
 * Whether a version lies in a semver range, pre-releases included: what `semver` answers with `includePrerelease`, which its test
 * compares it with. The library weighs 5 kB in the shell, which asks nothing else of it.
 */

interface Version {
  readonly numbers: readonly [number, number, number];
  /** Identifiers of the pre-release; none for a release. */
  readonly pre: readonly string[];
}

/** `undefined` where a part is left open: `1.x`, `1`, `*`. */
interface Partial {
  readonly major: number | undefined;
  readonly minor: number | undefined;
  readonly patch: number | undefined;
  readonly pre: readonly string[];
}

type Bound = (version: Version) => boolean;

const number = '0|[1-9]\\d*';
const identifier = '(?:0|[1-9]\\d*|\\d*[a-zA-Z-][\\da-zA-Z-]*)';
const ending = `(?:-(${identifier}(?:\\.${identifier})*))?(?:\\+[\\da-zA-Z-.]+)?`;
const open = `(${number}|[xX*])`;
const versionPattern = new RegExp(`^[v=\\s]*(${number})\\.(${number})\\.(${number})${ending}$`);
const partialPattern = new RegExp(`^[v=\\s]*${open}(?:\\.${open}(?:\\.${open}${ending})?)?$`);

const identifiers = (text: string | undefined) => text?.split('.') ?? [];

function readVersion(text: string): Version | undefined {
  const found = versionPattern.exec(text.trim());
  return found ? { numbers: [Number(found[1]), Number(found[2]), Number(found[3])], pre: identifiers(found[4]) } : undefined;
}

function readPartial(text: string): Partial | undefined {
  const found = partialPattern.exec(text);
  if (!found) return undefined;
  const part = (word: string | undefined) => (word === undefined || /[xX*]/.test(word) ? undefined : Number(word));
  const major = part(found[1]);
  const minor = major === undefined ? undefined : part(found[2]);
  const patch = minor === undefined ? undefined : part(found[3]);
  return { major, minor, patch, pre: patch === undefined ? [] : identifiers(found[4]) };
}

function compareIdentifiers(one: string, other: string): number {
  const [a, b] = [/^\d+$/.test(one), /^\d+$/.test(other)];
  if (a && b) return Number(one) - Number(other);
  // Numbers come before words.
  if (a !== b) return a ? -1 : 1;
  return one < other ? -1 : Number(one > other);
}

function comparePre(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return other.length - one.length;
  for (const [at, mine] of one.entries()) {
    const theirs = other[at];
    if (theirs === undefined) return 1;
    const difference = compareIdentifiers(mine, theirs);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

function compare(one: Version, other: Version): number {
  for (const at of [0, 1, 2] as const) {
    const difference = one.numbers[at] - other.numbers[at];
    if (difference !== 0) return difference;
  }
  return comparePre(one.pre, other.pre);
}

/** Comes before every pre-release of its numbers. */
const first = ['0'];

type Numbers = Version['numbers'];
const from =
  (numbers: Numbers, pre: readonly string[]): Bound =>
  (version) =>
    compare(version, { numbers, pre }) >= 0;
const below =
  (...numbers: Numbers): Bound =>
  (version) =>
    compare(version, { numbers, pre: first }) < 0;
const never: Bound = () => false;

/** `~1.2.3`: the same minor, or the same major where only that is said. */
function tilde({ major, minor, patch, pre }: Partial): readonly Bound[] {
  if (major === undefined) return [];
  if (minor === undefined) return [from([major, 0, 0], first), below(major + 1, 0, 0)];
  return [from([major, minor, patch ?? 0], patch === undefined ? first : pre), below(major, minor + 1, 0)];
}

/** `^1.2.3`: up to the next change of the leftmost number that is not 0. */
function caret({ major, minor, patch, pre }: Partial): readonly Bound[] {
  if (major === undefined) return [];
  if (minor === undefined) return [from([major, 0, 0], first), below(major + 1, 0, 0)];
  const least = from([major, minor, patch ?? 0], patch === undefined ? first : pre);
  if (major > 0) return [least, below(major + 1, 0, 0)];
  return [least, minor > 0 || patch === undefined ? below(0, minor + 1, 0) : below(0, 0, patch + 1)];
}

/** Everything that begins with the numbers said: `1.x` and `1.2`. */
function within(major: number, minor: number | undefined): { start: Numbers; end: Numbers } {
  return minor === undefined
    ? { start: [major, 0, 0], end: [major + 1, 0, 0] }
    : { start: [major, minor, 0], end: [major, minor + 1, 0] };
}

function openBounds(operator: string, major: number, minor: number | undefined): readonly Bound[] {
  const { start, end } = within(major, minor);
  switch (operator) {
    case '>':
      return [from(end, first)];
    case '>=':
      return [from(start, first)];
    case '<':
      return [below(...start)];
    case '<=':
      return [below(...end)];
    default:
      return [from(start, first), below(...end)];
  }
}

function primitive(operator: string, { major, minor, patch, pre }: Partial): readonly Bound[] {
  if (major === undefined) return operator === '>' || operator === '<' ? [never] : [];
  if (minor === undefined || patch === undefined) return openBounds(operator, major, minor);
  const than = (version: Version) => compare(version, { numbers: [major, minor, patch], pre });
  switch (operator) {
    case '>':
      return [(version) => than(version) > 0];
    case '>=':
      return [(version) => than(version) >= 0];
    case '<':
      return [(version) => than(version) < 0];
    case '<=':
      return [(version) => than(version) <= 0];
    default:
      return [(version) => than(version) === 0];
  }
}

function readComparator(text: string): readonly Bound[] | undefined {
  const [, operator = '', rest = ''] = /^(\^|~>?|[<>]=?|=)?(.*)$/.exec(text) ?? [];
  const partial = readPartial(rest);
  if (!partial) return undefined;
  if (operator === '^') return caret(partial);
  return operator.startsWith('~') ? tilde(partial) : primitive(operator, partial);
}

/** `1.2.3 - 2.0`: from the first to the end of what the second says. */
function readSpan(start: string, end: string): readonly Bound[] | undefined {
  const [low, high] = [readPartial(start), readPartial(end)];
  if (!low || !high) return undefined;
  const numbers: Numbers = [low.major ?? 0, low.minor ?? 0, low.patch ?? 0];
  const least = low.major === undefined ? [] : [from(numbers, low.pre.length > 0 ? low.pre : first)];
  if (high.major === undefined) return least;
  if (high.minor === undefined || high.patch === undefined) return [...least, ...openBounds('<=', high.major, high.minor)];
  return [...least, ...(high.pre.length > 0 ? primitive('<=', high) : [below(high.major, high.minor, high.patch + 1)])];
}

/** All bounds of one alternative; undefined where it cannot be read. */
function readAlternative(text: string): readonly Bound[] | undefined {
  const [, start, end] = /^(\S+)\s+-\s+(\S+)$/.exec(text) ?? [];
  if (start !== undefined && end !== undefined) return readSpan(start, end);
  const words = text.replace(/(\^|~>?|[<>]=?|=)\s+/g, '$1').split(/\s+/);
  const bounds = words.filter(Boolean).map(readComparator);
  return bounds.every((bound) => bound !== undefined) ? bounds.flat() : undefined;
}

/** False as well where `version` is no version or `range` no range: what cannot be read is not met. */
export function meetsRange(version: string, range: string): boolean {
  const asked = readVersion(version);
  if (!asked) return false;
  return range
    .split('||')
    .map((text) => readAlternative(text.trim()))
    .some((bounds) => bounds !== undefined && bounds.every((bound) => bound(asked)));
}
