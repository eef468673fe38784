import type { Endpoint, EndpointResult } from '@site-admin/contracts';
import * as v from 'valibot';
import type { Answer, TestSite } from './site';

/** What the page gets: the body of a 200, parsed by the contract as the shell parses it. */
export function answered<E extends Endpoint>(endpoint: E, answer: Answer): EndpointResult<E> {
  if (answer.status !== 200) throw new Error(`${endpoint.path} answered ${answer.status}: ${answer.text}`);
  return v.parse(endpoint.result, answer.body);
}

const errorBody = v.object({
  code: v.string(),
  message: v.pipe(v.string(), v.minLength(5)),
  data: v.looseObject({ status: v.union([v.number(), v.literal('')]) }),
});

/**
 * `403 rest_forbidden`: status and code of an error in the API's form, or the status alone of anything else. An error inside
 * a 200 has the status ''.
 */
export function refusal(answer: Answer): string {
  const parsed = v.safeParse(errorBody, answer.body);
  if (!parsed.success || (parsed.output.data.status || 200) !== answer.status) return String(answer.status);
  return `${answer.status} ${parsed.output.code}`;
}

interface Called {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
}

/** How a call ends for several people, by login; `stranger` is not signed in. */
export async function outcomes(
  site: TestSite,
  { method, path, body }: Called,
  ...people: string[]
): Promise<Record<string, string>> {
  const results: Record<string, string> = {};
  for (const login of people) {
    const person = login === 'stranger' ? site.stranger : site.as(login);
    const answer = await (method === 'GET' ? person.get(path) : person.post(path, body));
    results[login] = refusal(answer);
  }
  return results;
}
