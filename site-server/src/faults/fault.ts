import * as v from 'valibot';

/** Kinds of faults that can be injected into a response. */
const faultKinds = ['latency', '500', 'html', 'notices', 'drop', 'nonce', '429', 'empty'] as const;

/** One fault: its kind, the requests it applies to, and how often. */
export const fault = v.strictObject({
  kind: v.picklist(faultKinds),
  /**
   * Addresses it applies to: `settings`, `module/*`, relative to the site's API, or with a leading slash for the whole path. A `*` matches
   * anything.
   */
  path: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200)), '*'),
  /** Any method when omitted. */
  method: v.optional(v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])),
  /** `latency`: milliseconds before the request is handled. */
  ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)), 2000),
  /** `429`: value of Retry-After. */
  seconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)), 30),
  /** Number of requests it applies to; all until it is cleared when omitted. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type Fault = v.InferOutput<typeof fault>;

const escape = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

const apiBase = '/wp-json/jetpack/v4/';

/** Returns whether the fault applies to a request. */
export function appliesTo({ path, method }: Fault, request: { readonly method: string; readonly path: string }): boolean {
  if (method !== undefined && method !== request.method) return false;
  const whole = path.startsWith('/') ? path : apiBase + path;
  return new RegExp(`^${whole.split('*').map(escape).join('.*')}$`).test(request.path);
}

/** Meaning of the number after a kind. */
const amounts: Readonly<Record<string, 'ms' | 'seconds'>> = { latency: 'ms', '429': 'seconds' };

function parseFault(word: string): Fault {
  const [kind = '', amount] = word.split('=');
  const name = amounts[kind];
  const number = amount === undefined ? {} : { [name ?? 'amount']: /^\d+$/.test(amount) ? Number(amount) : amount };
  return v.parse(fault, { kind, path: '/*', ...number });
}

/**
 * Parses the header with the faults of one request: `latency=500`, `429=5`, `html`, or several separated by commas.
 *
 * @throws {v.ValiError} For an unknown kind.
 */
export const parseFaultHeader = (header: string): Fault[] => header.split(',').map((word) => parseFault(word.trim()));
