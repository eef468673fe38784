import { declaredEndpoints, type Endpoint } from '@site-admin/contracts';
import type { ApiRequest, ApiResponse } from './api-user';

const patterns = declaredEndpoints().map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replace(/:(\w+)/g, '[^/]+')}$`),
}));

/** Returns the endpoint of a call, one without parameters if there is one; PUT and PATCH count as POST. */
export function findEndpoint({ method, path: address }: ApiRequest): Endpoint | undefined {
  const [path = ''] = address.split('?');
  const matching = patterns.filter(
    ({ endpoint, pattern }) => (endpoint.method === 'GET') === (method === 'GET') && pattern.test(path),
  );
  return (matching.find(({ endpoint }) => endpoint.path === path) ?? matching[0])?.endpoint;
}

export const getCode = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;

const isOfWordPress = (code: string) => code.startsWith('rest_') || code === 'internal_server_error';

/** Returns the code of a refusal that the contract does not declare; WordPress's own codes need no declaration. */
export function findUndeclaredCode(request: ApiRequest, { status, body }: ApiResponse): string[] {
  const endpoint = findEndpoint(request);
  const code = getCode(body);
  if (!endpoint || status < 400 || typeof code !== 'string' || isOfWordPress(code)) return [];
  return code === endpoint.forbidden || endpoint.errors.includes(code) ? [] : [`code ${code} is not declared`];
}
