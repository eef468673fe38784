/** Arguments of a request, checked before its right is (reference: wire 0.3). */
export interface Invalid {
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}
export type Checked<T> = { readonly value: T } | { readonly invalid: Invalid };

/** One named argument of an endpoint. */
export interface Arg<T> {
  /** A missing one is refused with `rest_missing_callback_param`. */
  readonly required: boolean;
  /** Value used when it is missing; undefined by default. */
  readonly missing?: T;
  /** Checks a missing argument too, which refuses it as invalid instead of as missing. */
  readonly checkMissing?: true;
  readonly check: (value: unknown, name: string) => Checked<T>;
}

export type Args = Readonly<Record<string, Arg<unknown>>>;
export type Given<A extends Args> = { readonly [Name in keyof A]: A[Name] extends Arg<infer T> ? T : never };

export const invalid = (code: string, message: string, data: unknown = null): { invalid: Invalid } => ({
  invalid: { code, message, data },
});

const wrongType = (name: string, type: string) => invalid('rest_invalid_type', `${name} must be a ${type}.`, { param: name });

/** Declares an argument that must be sent. */
export const required = <T>(check: Arg<T>['check']): Arg<T> => ({ required: true, check });
/** Declares an argument with a default of `missing`. */
export const optional = <T>(check: Arg<T>['check'], missing: T): Arg<T> => ({ required: false, missing, check });

/** Accepts true, false, and the numbers and texts that WordPress treats as booleans. */
export function boolean(value: unknown, name: string): Checked<boolean> {
  if (value === true || value === 1 || value === '1' || value === 'true') return { value: true };
  if (value === false || value === 0 || value === '0' || value === 'false' || value === '') return { value: false };
  return wrongType(name, 'boolean');
}

/** Accepts true, false, 0 or 1, as a number or a text. */
export function flag(value: unknown, name: string): Checked<boolean> {
  if (value === true || value === 1 || value === '1') return { value: true };
  if (value === false || value === 0 || value === '0') return { value: false };
  return invalid('invalid_param', `${name} can be true, false, 0 or 1.`);
}

export const text = (value: unknown, name: string): Checked<string> =>
  typeof value === 'string' ? { value } : invalid('invalid_param', `${name} has to be a text.`);

export function alphanumeric(value: unknown, name: string): Checked<string> {
  if (typeof value === 'string' && /^[a-z0-9]*$/i.test(value)) return { value };
  return invalid('invalid_param', `${name} may have letters and digits only.`);
}

export function positiveInteger(value: unknown, name: string): Checked<number> {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number) && number > 0) return { value: number };
  return invalid('invalid_param', `${name} has to be a whole number above 0.`);
}

export function count(value: unknown, name: string): Checked<number> {
  if (value === 0 || value === '0') return { value: 0 };
  return positiveInteger(value, name);
}

export const oneOf =
  <const T extends string>(...allowed: readonly T[]) =>
  (value: unknown, name: string): Checked<T> => {
    const found = allowed.find((each) => each === value);
    if (found !== undefined) return { value: found };
    return invalid('rest_not_in_enum', `${name} can be ${allowed.join(' or ')}.`);
  };

export function texts(value: unknown, name: string): Checked<string[]> {
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return { value };
  return invalid('rest_invalid_type', `${name} has to be a list of texts.`, { param: name });
}

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
