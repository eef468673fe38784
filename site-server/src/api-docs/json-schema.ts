import * as v from 'valibot';

/** The part of JSON Schema 2020-12 that the documents use. */
export interface JsonSchema {
  $ref?: string;
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'array' | 'object';
  const?: unknown;
  enum?: readonly string[];
  anyOf?: readonly JsonSchema[];
  items?: JsonSchema | false;
  prefixItems?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: JsonSchema;
  default?: unknown;
  pattern?: string;
  minimum?: number;
  minLength?: number;
  maxItems?: number;
  contentMediaType?: string;
  contentSchema?: JsonSchema;
}

type Schema = v.GenericSchema;
type Convert = (schema: Schema) => JsonSchema;

const schema = v.custom<Schema>((value) => v.is(v.looseObject({ kind: v.literal('schema'), type: v.string() }), value));

/** The members of a Valibot schema that describe its input. */
const schemaParts = v.looseObject({
  type: v.string(),
  item: v.optional(schema),
  items: v.optional(v.array(schema), []),
  rest: v.optional(schema),
  entries: v.optional(v.record(v.string(), schema), {}),
  value: v.optional(schema),
  wrapped: v.optional(schema),
  options: v.optional(v.array(v.union([schema, v.string()])), []),
  literal: v.optional(v.unknown()),
  default: v.optional(v.unknown()),
  pipe: v.optional(v.array(v.looseObject({ type: v.string(), kind: v.string(), requirement: v.optional(v.unknown()) }))),
});
type SchemaParts = v.InferOutput<typeof schemaParts>;

const convertMember = (member: Schema | undefined, convert: Convert): JsonSchema => (member ? convert(member) : {});
const isOptional = (member: Schema) => member.type === 'optional';

function toObject({ entries }: SchemaParts, convert: Convert): JsonSchema {
  const names = Object.keys(entries);
  const required = Object.entries(entries).flatMap(([name, member]) => (isOptional(member) ? [] : [name]));
  const properties = Object.fromEntries(Object.entries(entries).map(([name, member]) => [name, convert(member)]));
  return { type: 'object', ...(names.length > 0 && { properties }), ...(required.length > 0 && { required }) };
}

const either = ({ options }: SchemaParts, convert: Convert): JsonSchema => ({
  anyOf: options.flatMap((option) => (typeof option === 'string' ? [] : [convert(option)])),
});

const kinds: Readonly<Record<string, (parts: SchemaParts, convert: Convert) => JsonSchema>> = {
  string: () => ({ type: 'string' }),
  number: () => ({ type: 'number' }),
  boolean: () => ({ type: 'boolean' }),
  null: () => ({ type: 'null' }),
  unknown: () => ({}),
  custom: () => ({}),
  literal: ({ literal }) => ({ const: literal }),
  picklist: ({ options }) => ({ type: 'string', enum: options.filter((each) => typeof each === 'string') }),
  array: ({ item }, convert) => ({ type: 'array', items: convertMember(item, convert) }),
  tuple_with_rest: ({ items, rest }, convert) => ({
    type: 'array',
    prefixItems: items.map(convert),
    items: convertMember(rest, convert),
  }),
  object: toObject,
  loose_object: toObject,
  record: ({ value }, convert) => ({ type: 'object', additionalProperties: convertMember(value, convert) }),
  union: either,
  variant: either,
  nullable: ({ wrapped }, convert) => ({ anyOf: [convertMember(wrapped, convert), { type: 'null' }] }),
  optional: ({ wrapped, default: missing }, convert) => ({
    ...convertMember(wrapped, convert),
    ...(missing !== undefined && { default: missing }),
  }),
};

const limits: Readonly<Record<string, (requirement: unknown) => JsonSchema>> = {
  integer: () => ({ type: 'integer' }),
  regex: (pattern) => (pattern instanceof RegExp ? { pattern: pattern.source } : {}),
  min_value: (least) => (typeof least === 'number' ? { minimum: least } : {}),
  min_length: (least) => (typeof least === 'number' ? { minLength: least } : {}),
};

/** Returns the wire form of a schema that normalizes PHP habits (contracts, wire.ts); undefined for any other schema. */
function toWireForm([first, second, third]: NonNullable<SchemaParts['pipe']>, convert: Convert): JsonSchema | undefined {
  const inner = v.is(schema, third) ? third : undefined;
  if (second?.type === 'parse_json') {
    return { type: 'string', contentMediaType: 'application/json', contentSchema: convertMember(inner, convert) };
  }
  if (first?.type !== 'custom' || !inner) return undefined;
  const shape = convert(inner);
  if (inner.type === 'nullable') return { anyOf: [...(shape.anyOf ?? []), { const: false }] };
  if (inner.type === 'array')
    return { anyOf: [shape, { type: 'object', additionalProperties: shape.items === false ? {} : (shape.items ?? {}) }] };
  // PHP writes an empty map as an empty list.
  return { anyOf: [shape, { type: 'array', maxItems: 0 }] };
}

/**
 * Returns the input side of a Valibot schema, which is what is sent on the wire, as JSON Schema.
 *
 * @param convert Called for every nested schema.
 * @throws {Error} For a kind of schema that is not supported yet.
 */
export function describeSchema(given: Schema, convert: Convert): JsonSchema {
  const parts = v.parse(schemaParts, given);
  const habit = parts.pipe && toWireForm(parts.pipe, convert);
  if (habit) return habit;
  const [first, ...rest] = parts.pipe ?? [];
  // A pipe may start with another pipe, whose input is then the wire form.
  const base = v.is(schema, first) && 'pipe' in first ? convert(first) : kinds[parts.type]?.(parts, convert);
  if (!base) throw new Error(`There is no JSON Schema for a Valibot schema of the type ${parts.type}.`);
  return rest.reduce((before, { type, requirement }) => ({ ...before, ...limits[type]?.(requirement) }), base);
}
