import type { Endpoint, EndpointResult } from '@site-admin/contracts';
import * as v from 'valibot';
import type { ResponseLike, TestSite } from './site';

/** Returns the body of a 200, parsed by the contract as in the shell. */
export function parseResult<E extends Endpoint>(endpoint: E, response: ResponseLike): EndpointResult<E> {
  if (response.status !== 200) throw new Error(`${endpoint.path} answered ${response.status}: ${response.text}`);
  return v.parse(endpoint.result, response.body);
}

const errorBody = v.object({
  code: v.string(),
  message: v.pipe(v.string(), v.minLength(5)),
  data: v.nullable(v.looseObject({ status: v.optional(v.union([v.number(), v.literal('')])) })),
});

/**
 * Returns status and code of an API error, `403 rest_forbidden`, or the status alone for anything else. An error inside a 200 has the
 * status '', and one without a status is a 500.
 */
export function refusal(response: ResponseLike): string {
  const parsed = v.safeParse(errorBody, response.body);
  if (!parsed.success) return String(response.status);
  const { status = 500 } = parsed.output.data ?? {};
  if ((status || 200) !== response.status) return String(response.status);
  return `${response.status} ${parsed.output.code}`;
}

interface Called {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
}

/** Returns the outcome of a call for several users, by login; `stranger` is not signed in. */
export async function outcomes(
  site: TestSite,
  { method, path, body }: Called,
  ...people: string[]
): Promise<Record<string, string>> {
  const results: Record<string, string> = {};
  for (const login of people) {
    const person = login === 'stranger' ? site.stranger : site.as(login);
    const response = await (method === 'GET' ? person.get(path) : person.post(path, body));
    results[login] = refusal(response);
  }
  return results;
}
