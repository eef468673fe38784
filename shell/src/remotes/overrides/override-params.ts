/** A version somebody asked for by address: `?remote.settings=1.4.2`. Nothing about it is checked yet. */
export interface Wish {
  readonly remote: string;
  readonly target: string;
}

const prefix = 'remote.';

function strip(query: URLSearchParams, wishes: Wish[]): void {
  for (const [key, value] of [...query]) {
    if (!key.startsWith(prefix)) continue;
    wishes.push({ remote: key.slice(prefix.length), target: value.trim() });
    query.delete(key);
  }
}

/**
 * Takes the wishes out of the address, from its query or from the query of its hash, before anything reads the route. The
 * address bar is cleaned, so that a copied link does not carry them.
 */
export function takeWishes(window: Pick<Window, 'location' | 'history'>): Wish[] {
  const url = new URL(window.location.href);
  const wishes: Wish[] = [];
  const at = url.hash.indexOf('?');
  const hashQuery = at < 0 ? '' : url.hash.slice(at + 1);
  if (hashQuery.includes(prefix)) {
    const query = new URLSearchParams(hashQuery);
    strip(query, wishes);
    const path = url.hash.slice(0, at);
    url.hash = query.size > 0 ? `${path}?${query}` : path;
  }
  if (url.search.includes(prefix)) strip(url.searchParams, wishes);
  if (wishes.length > 0) window.history.replaceState(window.history.state, '', url.href);
  return wishes;
}
