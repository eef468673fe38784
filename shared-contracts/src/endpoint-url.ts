import type { Endpoint, EndpointInput } from './endpoint';

interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
}

/** Returns the name of an endpoint in errors and logs: `GET module/:slug`. */
export const getEndpointName = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** Returns the members that are neither undefined nor null. */
const toEntries = (values: unknown): [string, string][] =>
  Object.entries(typeof values === 'object' && values !== null ? values : {})
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)]);

const toQuery = (query: unknown) =>
  toEntries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');

const addQuery = (url: string, query: string) => (query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`);

function fillParams(path: string, params: unknown): string {
  const given = new Map(toEntries(params));
  return path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = given.get(name) ?? '';
    if (value === '') throw new TypeError(`${path}: the parameter ${name} is missing`);
    return encodeURIComponent(value);
  });
}

/**
 * Returns the path of a call below its namespace with its query: the cache key of a call.
 *
 * @throws {TypeError} If a parameter is missing or empty: the URL would be that of another call.
 * @example getPath(getModule, { slug: 'protect' }) // 'module/protect'
 */
export function getPath<E extends Endpoint>(
  { path }: E,
  params?: EndpointInput<E>['params'],
  query?: EndpointInput<E>['query'],
): string {
  return addQuery(fillParams(path, params), toQuery(query));
}

/**
 * Returns the URL of a call. A GET ends with `_cacheBuster`, so that no cache between page and site responds.
 *
 * @param root The site's `WP_API_root`: ends with `/`, or with `?rest_route=/` where the site has plain permalinks.
 * @param now Unix ms.
 */
export function getUrl<E extends Endpoint>(root: string, endpoint: E, input: EndpointInput<E>, now: number): string {
  const { params, query }: Parts = input;
  const base = root.endsWith('/') ? root : `${root}/`;
  const url = addQuery(`${base}${endpoint.namespace}${fillParams(endpoint.path, params)}`, toQuery(query));
  return endpoint.method === 'GET' ? addQuery(url, `_cacheBuster=${now}`) : url;
}
