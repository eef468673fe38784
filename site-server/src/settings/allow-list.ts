import { isIP } from 'node:net';

export type AllowList = { readonly ok: true; readonly entries: string[] } | { readonly ok: false; readonly wrong: string };

const isAddress = (text: string) => isIP(text) !== 0;

/** Parses a range, `10.0.0.5-10.0.0.9`; both ends must be of the same IP version. */
function range(entry: string): string | undefined {
  const [low = '', high = '', ...more] = entry.split('-');
  if (more.length > 0 || isIP(low) === 0 || isIP(low) !== isIP(high)) return undefined;
  return `${low} - ${high}`;
}

/** Parses a list of addresses, one per line or separated by commas; a range is `low-high`. One invalid entry rejects the whole list. */
export function parseAllowList(text: string): AllowList {
  const entries: string[] = [];
  for (const line of text.replace(/[ \t\r]/g, '').split(/[\n,]/)) {
    if (line === '') continue;
    const entry = isAddress(line) ? line : range(line);
    if (entry === undefined) return { ok: false, wrong: line };
    entries.push(entry);
  }
  return { ok: true, entries: [...new Set(entries)] };
}
