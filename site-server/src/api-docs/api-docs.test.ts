import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as contracts from '@site-admin/contracts';
import { declaredEndpoints, endpoints } from '@site-admin/contracts';
import * as v from 'valibot';
import { testSite } from '../testing/site';
import { siteApiText } from './markdown';
import { toJsonSchema } from './shapes';
import { typeText } from './type-text';
import { chapters } from './chapters';

const content = v.object({ 'application/json': v.object({ schema: v.looseObject({}) }) });
const operation = v.looseObject({
  operationId: v.string(),
  summary: v.pipe(v.string(), v.minLength(5)),
  parameters: v.optional(v.array(v.looseObject({})), []),
  requestBody: v.optional(v.object({ required: v.boolean(), content })),
  responses: v.record(v.string(), v.object({ description: v.string(), content })),
  'x-right': v.picklist(contracts.rights),
  'x-error-codes': v.array(v.string()),
  'x-makes-stale': v.array(v.string()),
});
const document = v.looseObject({
  openapi: v.literal('3.1.0'),
  paths: v.record(v.string(), v.record(v.picklist(['get', 'post']), operation)),
  components: v.looseObject({ schemas: v.record(v.string(), v.looseObject({})) }),
});

async function served() {
  const site = await testSite();
  const response = await site.stranger.get('openapi.json');
  await site.close();
  expect(response.status).toBe(200);
  return v.parse(document, response.body);
}

test('docs/site-api.md matches the declarations (npm run api-docs)', () => {
  const written = readFileSync(path.resolve(__dirname, '../../../docs/site-api.md'), 'utf8');
  expect(written).toBe(siteApiText());
});

test('each declared endpoint is in the documents once, with a summary', async () => {
  const reported = chapters().flatMap(({ calls }) => [...calls.keys()]);
  expect(reported.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  const { paths } = await served();
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(reported.toSorted());
  for (const { method, path: address } of declaredEndpoints()) {
    const place = paths[`/${address.replace(/:(\w+)/g, '{$1}')}`];
    expect(Object.keys(place ?? {})).toContain(method.toLowerCase());
  }
});

test('the OpenAPI document contains parameters, results, errors and stale resources of an endpoint', async () => {
  const { paths } = await served();
  const attach = paths['/licensing/attach-licenses']?.post;
  expect(attach?.requestBody?.content['application/json'].schema).toEqual({
    type: 'object',
    properties: { licenses: { type: 'array', items: { type: 'string' } } },
    required: ['licenses'],
  });
  expect(attach?.['x-makes-stale']).toEqual(contracts.attachLicenses.makesStale);
  expect(attach?.['x-right']).toBe('linked_connection_owner');
  expect(attach?.responses['403']?.description).toContain('invalid_permission_manage_user_licenses');
  expect(attach?.responses.default?.description).toContain('not_connected');
  const { parameters } = paths['/module/{slug}/active']?.post ?? {};
  expect(parameters).toEqual([{ name: 'slug', in: 'path', required: true, schema: { type: 'string' } }]);
  expect(paths['/connection']?.get?.responses['401']).toBeUndefined();
});

test('every referenced shape is defined', async () => {
  const whole = await served();
  const pointed = [...JSON.stringify(whole).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
  expect(pointed.length).toBeGreaterThan(30);
  for (const name of pointed) expect(whole.components.schemas).toHaveProperty(name ?? '');
});

/** Keywords of JSON Schema 2020-12; others are ignored by programs that read the document. */
const keywords = new Set([
  ...[
    '$ref',
    'type',
    'const',
    'enum',
    'anyOf',
    'items',
    'prefixItems',
    'properties',
    'required',
    'additionalProperties',
    'default',
  ],
  ...['pattern', 'minimum', 'minLength', 'maxItems', 'contentMediaType', 'contentSchema'],
]);

/** Keys of a schema, and of all schemas inside it, that are no keyword. */
function getUnknownKeywords(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (!keywords.has(key)) return [key];
    if (key === 'properties') return Object.values(value ?? {}).flatMap(getUnknownKeywords);
    return [value].flat().flatMap(getUnknownKeywords);
  });
}

test('every schema of the OpenAPI document uses keywords of JSON Schema only', async () => {
  const { paths, components } = await served();
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const contents = operations.flatMap(({ requestBody, responses }) => [requestBody, ...Object.values(responses)]);
  const schemas = contents.flatMap((each) => (each ? [each.content['application/json'].schema] : []));
  expect(schemas.length).toBeGreaterThan(100);
  expect([...schemas, ...Object.values(components.schemas)].flatMap(getUnknownKeywords)).toEqual([]);
  expect(JSON.stringify(components.schemas)).toContain('"anyOf"');
});

test.each([
  [contracts.mapOrEmptyList(v.record(v.string(), v.number())), 'Record<string, number> | []'],
  [contracts.jsonDataEnvelope(v.array(v.string())), '{ code?: string; message?: string; data: JsonText<string[]> }'],
  [contracts.nullIfFalse(v.string()), 'string | null | false'],
  [contracts.listOrMap(v.boolean()), 'boolean[] | Record<string, boolean>'],
  [contracts.acknowledged, 'true'],
  [contracts.decodedText, 'string'],
  [v.picklist(['a', 'b']), '"a" | "b"'],
  [v.array(v.nullable(v.number())), '(number | null)[]'],
  [v.tupleWithRest([v.string()], v.unknown()), '[string, ...unknown[]]'],
  [v.object({ 'a-b': v.optional(v.boolean()) }), "{ 'a-b'?: boolean }"],
] as const)('the wire form is printed as a type (%#)', (schema, text) => {
  expect(typeText(toJsonSchema(schema))).toBe(text);
});

test('limits of a value are printed; an unsupported kind of schema throws', () => {
  expect(toJsonSchema(v.pipe(v.number(), v.integer(), v.minValue(1)))).toEqual({ type: 'integer', minimum: 1 });
  expect(toJsonSchema(v.optional(v.string(), 'x'))).toEqual({ type: 'string', default: 'x' });
  expect(() => toJsonSchema(v.date())).toThrow('type date');
});
