import type { Endpoint, InputOf } from './endpoint';

/** What stands behind the site's API root, before every path. */
export const apiNamespace = 'jetpack/v4/';

interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
}

/** How errors and logs name a call: `GET module/:slug`. */
export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** Members that are undefined or null are as good as left out. */
const givenIn = (values: unknown): [string, string][] =>
  Object.entries(typeof values === 'object' && values !== null ? values : {})
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)]);

const queryOf = (query: unknown) =>
  givenIn(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');

const join = (address: string, query: string) =>
  query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`;

function filled(path: string, params: unknown): string {
  const given = new Map(givenIn(params));
  return path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = given.get(name) ?? '';
    if (value === '') throw new TypeError(`${path}: the parameter ${name} is missing`);
    return encodeURIComponent(value);
  });
}

/**
 * The path of one call below `jetpack/v4/`, with its query: what tells two calls apart.
 *
 * @throws {TypeError} if a parameter is missing or empty: the call would go somewhere else.
 * @example pathOf(getModule, { slug: 'protect' }) // 'module/protect'
 */
export function pathOf<E extends Endpoint>({ path }: E, params?: InputOf<E>['params'], query?: InputOf<E>['query']): string {
  return join(filled(path, params), queryOf(query));
}

/**
 * The whole address of one call. A GET ends with `_cacheBuster`, so that no cache on the way answers for the site.
 *
 * @param root The site's `WP_API_root`: ends with `/`, or under plain permalinks with `?rest_route=/`.
 * @param now Unix ms.
 */
export function addressOf<E extends Endpoint>(root: string, endpoint: E, input: InputOf<E>, now: number): string {
  const { params, query }: Parts = input;
  const base = root.endsWith('/') ? root : `${root}/`;
  const address = join(`${base}${apiNamespace}${filled(endpoint.path, params)}`, queryOf(query));
  return endpoint.method === 'GET' ? join(address, `_cacheBuster=${now}`) : address;
}
