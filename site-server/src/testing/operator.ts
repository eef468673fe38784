import * as v from 'valibot';
import type { TestSite } from './site';

const done = v.object({ said: v.string(), made: v.optional(v.string(), '') });

/** Runs one of the provider's operator actions. @returns What was created: a key, a code. */
export async function runOperatorAction(
  { provider }: TestSite,
  action: string,
  body: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const response = await fetch(`${provider}/operator/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 200) throw new Error(`${action}: ${response.status} ${await response.text()}`);
  return v.parse(done, await response.json()).made;
}
