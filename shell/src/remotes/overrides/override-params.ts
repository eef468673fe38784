/** A version requested in the address: `?remote.settings=1.4.2`. Not validated. */
export interface OverrideParam {
  readonly remote: string;
  readonly target: string;
}

const prefix = 'remote.';

/** Removes the override params of a query, and returns them. */
function takeParams(query: URLSearchParams): OverrideParam[] {
  const params = [...query].filter(([key]) => key.startsWith(prefix));
  params.forEach(([key]) => query.delete(key));
  return params.map(([key, value]) => ({ remote: key.slice(prefix.length), target: value.trim() }));
}

/**
 * Reads the override params of the address, from its query and from the query of its hash. They are removed from the address, so that
 * a copied link does not contain them.
 */
export function readOverrideParams(window: Pick<Window, 'location' | 'history'>): OverrideParam[] {
  const url = new URL(window.location.href);
  const [path = '', ...rest] = url.hash.split('?');
  const hashQuery = new URLSearchParams(rest.join('?'));
  const fromHash = takeParams(hashQuery);
  const fromSearch = takeParams(url.searchParams);
  const params = [...fromHash, ...fromSearch];
  // Rewritten only if there were some: URLSearchParams encodes the rest differently.
  if (fromHash.length > 0) url.hash = hashQuery.size > 0 ? `${path}?${hashQuery.toString()}` : path;
  if (params.length > 0) window.history.replaceState(window.history.state, '', url.href);
  return params;
}
