import { shapeDifferences } from '../testing/captures';
import type { ApiRequest, ApiResponse } from './api-user';
import { getCode } from './declared';
import { findReason, shapeOnly } from './reasons';

/** The comparison of one call. */
export interface Compared {
  /** State of the site that was compared: `connected`. */
  readonly state: string;
  /** `GET site/products (editor)`. */
  readonly call: string;
  readonly outcome: 'same' | 'differs' | 'not ours';
  /** What differs: status, code or shape. */
  readonly differences: readonly string[];
  /** Why it differs; undefined for a difference without an explanation. */
  readonly why: string | undefined;
}

/** Returns a difference as one line, which reasons are found by. */
export const getLine = ({ state, call, differences }: Pick<Compared, 'state' | 'call' | 'differences'>): string =>
  `${state} ${call}: ${differences.join('; ')}`;

/** Returns the outcome of a comparison. */
export function toCompared(state: string, call: string, differences: readonly string[], isDeclared = true): Compared {
  if (differences.length === 0) return { state, call, outcome: 'same', differences, why: undefined };
  if (!isDeclared) return { state, call, outcome: 'not ours', differences, why: 'No call of the page.' };
  return { state, call, outcome: 'differs', differences, why: findReason(getLine({ state, call, differences })) };
}

/** Returns where two responses differ: in status and code, or in shape if these are equal. */
export function findDifferences(there: ApiResponse, here: ApiResponse): string[] {
  const [code, own] = [getCode(there.body), getCode(here.body)];
  const differences = [
    ...(there.status === here.status ? [] : [`${there.status} there, ${here.status} here`]),
    ...(code === own ? [] : [`code ${String(code)} there, ${String(own)} here`]),
  ];
  return differences.length > 0 ? differences : shapeDifferences(there.body, here.body, shapeOnly);
}

/** Returns a call as the results list it: `POST settings {"sitemaps":2} (editor, bad nonce)`. */
export function describeCall({ method, path, body, nonce = 'ok', isForged = false }: ApiRequest, ...details: string[]): string {
  const notes = [...details, ...(nonce === 'ok' ? [] : [`${nonce} nonce`]), ...(isForged ? ['forged cookie'] : [])];
  const sent = body === undefined ? '' : ` ${typeof body === 'string' ? body : JSON.stringify(body)}`;
  return `${method} ${path}${sent}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
}
