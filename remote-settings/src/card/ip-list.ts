const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const ipv4 = new RegExp(`^${octet}(?:\\.${octet}){3}$`);
const group = /^[\da-f]{1,4}$/i;

/** Returns whether all groups of an IPv6 address are there: `::` replaces at least one, an IPv4 address at the end counts as two. */
function isIpv6(text: string): boolean {
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const last = groups.at(-1) ?? '';
  const hasIpv4 = text.endsWith(last) && ipv4.test(last);
  const count = groups.length + (hasIpv4 ? 1 : 0);
  return (
    groups.slice(0, hasIpv4 ? -1 : undefined).every((part) => group.test(part)) && (halves.length === 2 ? count < 8 : count === 8)
  );
}

/** Returns the version of an IP address, or 0 for anything else. */
const getVersion = (text: string): 0 | 4 | 6 => (ipv4.test(text) ? 4 : isIpv6(text) && text.includes(':') ? 6 : 0);

/** Returns whether a text is an IPv4 or IPv6 address. */
export const isIpAddress = (text: string): boolean => getVersion(text) !== 0;

/** Returns whether a text is a range of addresses, `low-high`; both are of the same version. */
export function isIpRange(text: string): boolean {
  const [low = '', high = '', ...more] = text.split('-').map((end) => end.trim());
  return more.length === 0 && isIpAddress(low) && getVersion(low) === getVersion(high);
}

export interface InvalidEntry {
  /** From 1. */
  readonly line: number;
  readonly entry: string;
}

/** Returns the first entry of a list that is not valid. Entries are one per line, or separated by `separator` within a line. */
export function findInvalidEntry(
  list: string,
  separator: RegExp | string,
  isValid: (entry: string) => boolean,
): InvalidEntry | undefined {
  for (const [index, line] of list.split('\n').entries()) {
    const entry = line
      .split(separator)
      .map((part) => part.trim())
      .find((part) => part !== '' && !isValid(part));
    if (entry !== undefined) return { line: index + 1, entry };
  }
  return undefined;
}
