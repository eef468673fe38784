/** A version somebody asked for by address: `?remote.settings=1.4.2`. Nothing about it is checked yet. */
export interface OverrideParam {
  readonly remote: string;
  readonly target: string;
}

const prefix = 'remote.';

function strip(query: URLSearchParams, overrideParams: OverrideParam[]): void {
  for (const [key, value] of [...query]) {
    if (!key.startsWith(prefix)) continue;
    overrideParams.push({ remote: key.slice(prefix.length), target: value.trim() });
    query.delete(key);
  }
}

/**
 * Takes the overrideParams out of the address, from its query or from the query of its hash, before anything reads the route. The
 * address bar is cleaned, so that a copied link does not carry them.
 */
export function readOverrideParams(window: Pick<Window, 'location' | 'history'>): OverrideParam[] {
  const url = new URL(window.location.href);
  const overrideParams: OverrideParam[] = [];
  const at = url.hash.indexOf('?');
  const hashQuery = at < 0 ? '' : url.hash.slice(at + 1);
  if (hashQuery.includes(prefix)) {
    const query = new URLSearchParams(hashQuery);
    strip(query, overrideParams);
    const path = url.hash.slice(0, at);
    url.hash = query.size > 0 ? `${path}?${query}` : path;
  }
  if (url.search.includes(prefix)) strip(url.searchParams, overrideParams);
  if (overrideParams.length > 0) window.history.replaceState(window.history.state, '', url.href);
  return overrideParams;
}
