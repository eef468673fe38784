import * as v from 'valibot';

const number = '(0|[1-9]\\d*)';
const identifier = '(?:0|[1-9]\\d*|\\d*[a-zA-Z-][\\da-zA-Z-]*)';
const version = `${number}\\.${number}\\.${number}(?:-(${identifier}(?:\\.${identifier})*))?(?:\\+[\\da-zA-Z-.]+)?`;
const versionPattern = new RegExp(`^${version}$`);

/** `1.2.3`: exactly that version. `^1.2.3`: from it up to the next change of the leftmost number that is not 0. */
export const versionRange = v.pipe(
  v.string(),
  v.regex(new RegExp(`^\\^?${version}$`), 'an exact version or a caret range, such as 1.2.3 or ^1.2.3'),
);

function parseVersion(text: string) {
  const found = versionPattern.exec(text);
  return found && { numbers: found.slice(1, 4).map(Number), pre: found[4]?.split('.') ?? [] };
}

/** Orders numbers before words, and each kind by value. */
function compareIdentifiers(one: string, other: string): number {
  const [isNumber, isOtherNumber] = [/^\d+$/.test(one), /^\d+$/.test(other)];
  if (isNumber && isOtherNumber) return Number(one) - Number(other);
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  return one < other ? -1 : 1;
}

/** Orders pre-releases of one version: a release comes last, and of two lists with the same start the shorter comes first. */
function comparePreReleases(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return other.length - one.length;
  const at = one.findIndex((each, index) => each !== other[index]);
  const [mine, theirs] = [one[at], other[at]];
  return mine === undefined || theirs === undefined ? one.length - other.length : compareIdentifiers(mine, theirs);
}

/** Returns whether `version` is in `range`, pre-releases included; false where either has an unsupported form. */
export function meetsRange(version: string, range: string): boolean {
  const isCaret = range.startsWith('^');
  const [asked, least] = [parseVersion(version), parseVersion(isCaret ? range.slice(1) : range)];
  if (!asked || !least) return false;
  const at = asked.numbers.findIndex((each, index) => each !== least.numbers[index]);
  const order = (asked.numbers[at] ?? 0) - (least.numbers[at] ?? 0) || comparePreReleases(asked.pre, least.pre);
  const leftmost = least.numbers.findIndex((each) => each > 0);
  return isCaret ? order >= 0 && (at < 0 || (leftmost >= 0 && at > leftmost)) : order === 0;
}
