import * as v from 'valibot';

/**
 * Schemas that normalize the site's JSON (reference: wire, sections 0.2 and 0.3): the input type is what the site sends, the
 * output type what our code uses.
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

function toCharacter(entity: string, whole: string): string {
  if (!entity.startsWith('#')) return named[entity] ?? whole;
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number.parseInt(entity.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/** Decodes `&amp;`, `&#8217;`, `&#x27;` … once; an unknown entity is kept. */
export function decodeEntities(text: string): string {
  // Fast path: most texts have none, and a page has hundreds of texts.
  if (!text.includes('&')) return text;
  return text.replace(/&(#\d+|#x[0-9a-f]+|[a-z]+);/gi, (whole, entity: string) => toCharacter(entity, whole));
}

/** A text with HTML entities. */
export const decodedText = v.pipe(v.string(), v.transform(decodeEntities));

// Browsers ignore these characters in front of and inside a scheme.
const ignored = /[\u0000-\u0020]+/g;

/** Returns whether an address is relative, or of a scheme that a link may have. */
const isLinkable = (address: string) => !/^(?!https?:|mailto:)[a-z][a-z\d+.-]*:/i.test(address.replace(ignored, ''));

/** The address of a link, '' if it could run a script. */
export const linkAddress = v.pipe(
  decodedText,
  v.transform((address) => (isLinkable(address) ? address : '')),
);

/** JSON inside a JSON string. Issues name fields inside it: `data.plan.product_slug`. */
export function jsonText<S extends v.GenericSchema>(schema: S): v.GenericSchema<string, v.InferOutput<S>> {
  return v.pipe(v.string(), v.parseJson(undefined, 'is not JSON text'), schema);
}

interface Wrapped<Data> {
  code?: string | undefined;
  message?: string | undefined;
  data: Data;
}

/** `{ code, data }`; the output is `data`. */
export function dataEnvelope<Wire, Data>(data: v.GenericSchema<Wire, Data>): v.GenericSchema<Wrapped<Wire>, Data> {
  return v.pipe(
    v.looseObject({ code: v.optional(v.string()), message: v.optional(v.string()), data }),
    v.transform((response) => response.data),
  );
}

/** `{ code, message, data }` whose `data` is JSON text; the output is its content. */
export const jsonDataEnvelope = <S extends v.GenericSchema>(schema: S) => dataEnvelope(jsonText(schema));

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** A map; PHP writes an empty one as `[]`. */
export function mapOrEmptyList<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    v.custom<v.InferInput<S> | readonly never[]>(() => true),
    v.transform((value): unknown => (isEmptyList(value) ? {} : value)),
    schema,
  );
}

/** A list; PHP writes one with gaps in its keys as a map. The output is a list. */
export function listOrMap<S extends v.GenericSchema>(item: S) {
  return v.pipe(
    v.custom<readonly v.InferInput<S>[] | Readonly<Record<string, v.InferInput<S>>>>(() => true),
    v.transform((value): unknown =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value) : value,
    ),
    v.array(item),
  );
}

/** A number, or a numeric string. */
export const numberLike = v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/, 'a number'), v.transform(Number))]);

/** A string, or a number converted to one: ids are sent as either. */
export const stringLike = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** `false` for a missing value; the output is null. */
export function nullIfFalse<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    v.custom<v.InferInput<S> | false | null>(() => true),
    v.transform((value): unknown => (value === false ? null : value)),
    v.nullable(schema),
  );
}

/** Anything, converted to a boolean: the site sometimes sends a reason instead of `true`. */
export const booleanLike = v.pipe(v.unknown(), v.transform(Boolean));

/** A success without content: a bare `true`, or no body at all. */
export const acknowledged = v.pipe(
  v.custom<true | undefined>(() => true),
  v.transform(() => true as const),
);

/** `{ code: 'success', message? }`. */
export const succeeded = v.looseObject({
  code: v.optional(v.string(), 'success'),
  message: v.optional(decodedText, ''),
});

/** Errors inside a successful response: `{ errors: { code: [message, …] }, error_data }`. */
export const embeddedErrors = v.record(v.string(), v.array(v.string()));
