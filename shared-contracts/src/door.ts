import * as v from 'valibot';

/**
 * The door: small schemas that undo the habits of the wire (reference: wire, sections 0.2 and 0.3). Their input type is what
 * travels, their output what our code works with.
 */

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  copy: '©',
  reg: '®',
  trade: '™',
};

function characterOf(entity: string, whole: string): string {
  if (!entity.startsWith('#')) return named[entity] ?? whole;
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number.parseInt(entity.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/** Turns `&amp;`, `&#8217;`, `&#x27;` … into the characters they stand for, once; an unknown entity stays as it is. */
export function decodeEntities(text: string): string {
  // Most texts have none, and a page comes with hundreds of them.
  if (!text.includes('&')) return text;
  return text.replace(/&(#\d+|#x[0-9a-f]+|[a-z]+);/gi, (whole, entity: string) => characterOf(entity, whole));
}

/** A text in which the site wrote characters as HTML entities. */
export const decodedText = v.pipe(v.string(), v.transform(decodeEntities));

/** JSON written as a text inside JSON. Issues name fields inside it: `data.plan.product_slug`. */
export function jsonText<S extends v.GenericSchema>(schema: S): v.GenericSchema<string, v.InferOutput<S>> {
  return v.pipe(v.string(), v.parseJson(undefined, 'is not JSON text'), schema);
}

interface Wrapped<Data> {
  code?: string | undefined;
  message?: string | undefined;
  data: Data;
}

/** `{ code, data }`; callers get `data`. */
export function wrapped<Wire, Data>(data: v.GenericSchema<Wire, Data>): v.GenericSchema<Wrapped<Wire>, Data> {
  return v.pipe(
    v.looseObject({ code: v.optional(v.string()), message: v.optional(v.string()), data }),
    v.transform((answer) => answer.data),
  );
}

/** `{ code, message, data }` whose `data` is JSON text; callers get what is in it. */
export const relayedText = <S extends v.GenericSchema>(schema: S) => wrapped(jsonText(schema));

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** A map; PHP writes an empty one as `[]`. */
export function mapOrEmptyList<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    v.custom<v.InferInput<S> | readonly never[]>(() => true),
    v.transform((value): unknown => (isEmptyList(value) ? {} : value)),
    schema,
  );
}

/** A list; PHP writes one with gaps in its keys as a map. Callers get the values. */
export function listOrMap<S extends v.GenericSchema>(item: S) {
  return v.pipe(
    v.custom<readonly v.InferInput<S>[] | Readonly<Record<string, v.InferInput<S>>>>(() => true),
    v.transform((value): unknown =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value) : value,
    ),
    v.array(item),
  );
}

/** A number, or a text that is one. */
export const numberLike = v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/, 'a number'), v.transform(Number))]);

/** A text, or a number that stands for one (ids arrive as either). */
export const textLike = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** `false` where there is nothing; callers get null. */
export function falseForNothing<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    v.custom<v.InferInput<S> | false | null>(() => true),
    v.transform((value): unknown => (value === false ? null : value)),
    v.nullable(schema),
  );
}

/** Anything, by its truth: the site sometimes sends the reason where others send `true`. */
export const truth = v.pipe(v.unknown(), v.transform(Boolean));

/** A success whose body says nothing: a bare `true`, or no body at all. */
export const acknowledged = v.pipe(
  v.custom<true | undefined>(() => true),
  v.transform(() => true as const),
);

/** `{ code: 'success', message? }`. */
export const succeeded = v.looseObject({
  code: v.optional(v.string(), 'success'),
  message: v.optional(decodedText, ''),
});

/** An error the site embeds in a good answer: `{ errors: { code: [message, …] }, error_data }`. */
export const embeddedErrors = v.record(v.string(), v.array(v.string()));
