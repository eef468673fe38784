import * as v from 'valibot';

/** What can go wrong with an answer. */
export const faultKinds = ['latency', '500', 'html', 'notices', 'drop', 'nonce', '429', 'empty'] as const;

/** One thing to go wrong, where and how often. */
export const fault = v.strictObject({
  kind: v.picklist(faultKinds),
  /**
   * Which addresses: `settings`, `module/*`, relative to the site's API, or with a slash in front of the whole path. A `*`
   * stands for anything.
   */
  path: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200)), '*'),
  /** Any when left out. */
  method: v.optional(v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])),
  /** `latency`: milliseconds before anything else happens. */
  ms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)), 2000),
  /** `429`: what Retry-After says. */
  seconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)), 30),
  /** How many requests it meets; all until it is cleared when left out. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type Fault = v.InferOutput<typeof fault>;

const escape = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

const apiBase = '/wp-json/jetpack/v4/';

/** Whether a request is one the fault is for. */
export function meets({ path, method }: Fault, request: { readonly method: string; readonly path: string }): boolean {
  if (method !== undefined && method !== request.method) return false;
  const whole = path.startsWith('/') ? path : apiBase + path;
  return new RegExp(`^${whole.split('*').map(escape).join('.*')}$`).test(request.path);
}

/** What the number behind a kind is. */
const amounts: Readonly<Record<string, 'ms' | 'seconds'>> = { latency: 'ms', '429': 'seconds' };

function faultOfWord(word: string): Fault {
  const [kind = '', amount] = word.split('=');
  const name = amounts[kind];
  const number = amount === undefined ? {} : { [name ?? 'amount']: /^\d+$/.test(amount) ? Number(amount) : amount };
  return v.parse(fault, { kind, path: '/*', ...number });
}

/**
 * Faults of one request by its header: `latency=500`, `429=5`, `html`, or several with commas between.
 *
 * @throws {v.ValiError} for a word that is none.
 */
export const faultsInHeader = (header: string): Fault[] => header.split(',').map((word) => faultOfWord(word.trim()));
