import { endpoints, type Endpoint } from '@site-admin/contracts';
import type * as v from 'valibot';
import type { JsonSchema } from './json-schema';
import { toJsonSchema, namedShapes, shapesAt } from './shapes';
import { chapters, rightWords } from './chapters';

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
const error = { $ref: `${shapesAt}Error` };

const errorShape: JsonSchema = {
  type: 'object',
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    data: { anyOf: [{ type: 'object', properties: { status: { type: 'integer' } } }, { type: 'null' }] },
  },
  required: ['code', 'message'],
};

/** Returns the members of an object schema as parameters of a request. */
function getParameters(schema: v.GenericSchema | undefined, place: 'path' | 'query') {
  const { properties = {}, required = [] } = schema ? toJsonSchema(schema) : {};
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }));
}

const cacheBuster = { $ref: '#/components/parameters/cacheBuster' };

function refusals({ right, forbidden, errors, body }: Endpoint) {
  return {
    ...((body ?? errors.length > 0) && {
      default: {
        description: [...errors, ...(body ? ['rest_invalid_json'] : [])].map((code) => `\`${code}\``).join(', '),
        content: json(error),
      },
    }),
    ...(right !== 'public' && {
      401: { description: `\`${forbidden}\`: not signed in, or no nonce was sent.`, content: json(error) },
    }),
    403: {
      description: `${right === 'public' ? '' : `\`${forbidden}\`: signed in without the right. `}\`rest_cookie_invalid_nonce\`: the nonce is wrong or too old.`,
      content: json(error),
    },
  };
}

function getOperation(name: string, endpoint: Endpoint, tag: string, summary: string) {
  const { method, params, query, body, result, right, forbidden, errors, makesStale } = endpoint;
  const parameters = [
    ...getParameters(params, 'path'),
    ...getParameters(query, 'query'),
    ...(method === 'GET' ? [cacheBuster] : []),
  ];
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: `Allowed: ${rightWords[right]}`,
    ...(right === 'public' && { security: [{}] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: body.type !== 'optional', content: json(toJsonSchema(body)) } }),
    responses: { 200: { description: 'Done.', content: json(toJsonSchema(result)) }, ...refusals(endpoint) },
    'x-right': right,
    'x-error-codes': [...(right === 'public' ? [] : [forbidden]), ...errors],
    'x-makes-stale': makesStale,
  };
}

const bracketed = (path: string) => `/${path.replace(/:(\w+)/g, '{$1}')}`;

/** Returns path → method → operation, in the order of the contract's files. */
function paths() {
  const all: Record<string, Record<string, unknown>> = {};
  for (const { name: tag, calls } of chapters()) {
    for (const [name, summary] of calls) {
      const endpoint = endpoints[name];
      if (!endpoint) continue;
      const path = bracketed(endpoint.path);
      all[path] = { ...all[path], [endpoint.method.toLowerCase()]: getOperation(name, endpoint, tag, summary) };
    }
  }
  return all;
}

/** Returns every declared endpoint as an OpenAPI 3.1 document. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: {
    title: "The admin page's calls",
    version: '1.0.0',
    description:
      'Made from the endpoint declarations of shared-contracts. A session is carried by a cookie, and authenticated by a nonce: without one the caller is signed out.',
  },
  servers: [{ url: '/wp-json/jetpack/v4' }],
  security: [{ session: [], nonce: [] }],
  paths: paths(),
  components: {
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: 'site_admin_session' },
      nonce: { type: 'apiKey', in: 'header', name: 'X-WP-Nonce' },
    },
    parameters: {
      cacheBuster: {
        name: '_cacheBuster',
        in: 'query',
        description: 'Unix ms. Bypasses caches; backups and scans are fetched from the provider again.',
        schema: { type: 'integer' },
      },
    },
    schemas: { Error: errorShape, ...namedShapes() },
  },
});
