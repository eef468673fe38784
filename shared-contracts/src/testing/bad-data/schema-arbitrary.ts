import fc from 'fast-check';
import * as v from 'valibot';
import { hostileKeys, numbers, texts } from './values';

/** A value that is sent as JSON text. */
export class JsonText {
  constructor(readonly value: unknown) {}
}

/** Marks a member that is left out. */
const missing = Symbol('missing');

const anything: fc.Arbitrary<unknown> = fc.oneof(fc.constantFrom<unknown>(null, true, false, [], {}), numbers([]), texts([]));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSchema = (item: unknown): item is v.GenericSchema => isRecord(item) && item['kind'] === 'schema';

/** The members of the schemas of valibot, by type. */
const shape = v.looseObject({
  type: v.string(),
  pipe: v.optional(v.array(v.unknown())),
  entries: v.optional(v.record(v.string(), v.unknown())),
  options: v.optional(v.array(v.unknown())),
  items: v.optional(v.array(v.unknown())),
  item: v.optional(v.unknown()),
  value: v.optional(v.unknown()),
  wrapped: v.optional(v.unknown()),
  literal: v.optional(v.unknown()),
});
type Shape = v.InferOutput<typeof shape>;

/** As JSON.parse does, sets `__proto__` as an own member. */
const toObject = (members: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(members.filter(([, value]) => value !== missing));

function objects({ entries = {} }: Shape, sample: unknown): fc.Arbitrary<unknown> {
  const known = isRecord(sample) ? sample : {};
  const names = Object.keys(entries);
  return fc
    .tuple(...names.map((name) => arbitrary(entries[name], known[name])))
    .map((values) => toObject(names.map((name, at) => [name, values[at]])));
}

function records({ value }: Shape, sample: unknown): fc.Arbitrary<unknown> {
  const known = isRecord(sample) ? sample : {};
  const names = Object.keys(known);
  const keys = fc.tuple(
    names.length > 0 ? fc.subarray(names, { minLength: Math.min(names.length, 1) }) : fc.constantFrom<string[]>([], ['name']),
    fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.subarray(hostileKeys) }),
  );
  return keys.chain(([own, hostile]) => {
    const all = [...own, ...hostile];
    return fc
      .tuple(...all.map((name) => arbitrary(value, known[name])))
      .map((values) => toObject(all.map((name, at) => [name, values[at]])));
  });
}

/** Empty, short and long lists. */
function lists({ item }: Shape, sample: unknown): fc.Arbitrary<unknown> {
  const samples: readonly unknown[] = Array.isArray(sample) ? sample : [];
  const one = fc.oneof(...(samples.length > 0 ? samples.slice(0, 3) : [undefined]).map((each) => arbitrary(item, each)));
  return fc.oneof(
    { weight: 6, arbitrary: fc.array(one, { maxLength: 4 }) },
    { weight: 1, arbitrary: one.map((each) => Array.from({ length: 60 }, () => each)) },
  );
}

const isJsonStep = (step: unknown) => isRecord(step) && step['type'] === 'parse_json';

/** Pipelines: the schema of the content for JSON text; the last schema where the first one accepts anything. */
function pipelines(schema: unknown, { pipe = [] }: Shape, sample: unknown): fc.Arbitrary<unknown> {
  const schemas = pipe.filter(isSchema);
  const [first, ...others] = schemas;
  const last = others.at(-1);
  if (pipe.some(isJsonStep)) {
    return arbitrary(last, parsed(sample)).map((value) => new JsonText(value));
  }
  if (first && v.parse(shape, first).type === 'custom' && last) {
    const empty = [[], false].filter((value) => isSchema(schema) && v.is(schema, value));
    const values = arbitrary(last, sample);
    return empty.length === 0
      ? values
      : fc.oneof({ weight: 6, arbitrary: values }, { weight: 1, arbitrary: fc.constantFrom(...empty) });
  }
  return arbitrary(first, sample);
}

const usual = [
  '1',
  '1.0.0',
  '2022-12-01T00:00:00.000Z',
  '2022-12-01',
  '2022-12-01T00:00:00+00:00',
  'https://example.org/',
  'Name',
  1,
];

/** Replaces values that a validation refuses, such as texts that are no number, by valid ones. */
function valid(schema: v.GenericSchema, values: fc.Arbitrary<unknown>, sample: unknown): fc.Arbitrary<unknown> {
  const accepted = [sample, ...usual].filter((value) => v.is(schema, value));
  return values.map((value) => (v.is(schema, value) || accepted.length === 0 ? value : accepted[0]));
}

function parsed(sample: unknown): unknown {
  try {
    return typeof sample === 'string' ? JSON.parse(sample) : undefined;
  } catch {
    return undefined;
  }
}

function unions({ options = [] }: Shape, sample: unknown): fc.Arbitrary<unknown> {
  // A picklist's options are values.
  return fc.oneof(...options.map((option) => (isSchema(option) ? arbitrary(option, sample) : fc.constant(option))));
}

function tuples({ items = [] }: Shape, sample: unknown): fc.Arbitrary<unknown> {
  const samples: readonly unknown[] = Array.isArray(sample) ? sample : [];
  const rest = samples.slice(items.length);
  return fc.tuple(...items.map((item, at) => arbitrary(item, samples[at]))).map((values) => [...values, ...rest]);
}

function plain(members: Shape, sample: unknown): fc.Arbitrary<unknown> {
  switch (members.type) {
    case 'string':
      return texts(typeof sample === 'string' ? [sample] : []);
    case 'number':
      return numbers(typeof sample === 'number' ? [sample] : []);
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constant(members.literal);
    case 'null':
      return fc.constant(null);
    case 'optional':
      return fc.oneof(
        { weight: 1, arbitrary: fc.constant(missing) },
        { weight: 3, arbitrary: arbitrary(members.wrapped, sample) },
      );
    case 'nullable':
      return fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 3, arbitrary: arbitrary(members.wrapped, sample) });
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return objects(members, sample);
    case 'record':
      return records(members, sample);
    case 'array':
      return lists(members, sample);
    case 'tuple_with_rest':
    case 'tuple':
      return tuples(members, sample);
    case 'picklist':
    case 'union':
      return unions(members, sample);
    case 'unknown':
    case 'any':
    case 'custom':
      return sample === undefined ? anything : fc.oneof(fc.constant(sample), anything);
    default:
      throw new Error(`Bad data cannot be generated for a schema of the type ${members.type}: add it here.`);
  }
}

function arbitrary(schema: unknown, sample: unknown): fc.Arbitrary<unknown> {
  const members = v.parse(shape, schema);
  if (!members.pipe) return plain(members, sample);
  const values = pipelines(schema, members, sample);
  const isText = ['string', 'number'].includes(members.type) && !members.pipe.some(isJsonStep);
  return isText && isSchema(schema) ? valid(schema, values, sample) : values;
}

/**
 * Generates values that a schema accepts, with extreme content: members missing, hostile and huge texts, odd numbers, long lists.
 *
 * @param sample A typical value. Its keys and contents are used among others.
 */
export function extremeValues(schema: v.GenericSchema, sample: unknown): fc.Arbitrary<unknown> {
  return arbitrary(schema, sample).map((value) => (value === missing ? undefined : value));
}
