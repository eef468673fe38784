import { getLicenseCounts } from '@site-admin/contracts';
import type * as v from 'valibot';
import { HttpError } from '../http-error';
import { holds } from '../rights/permissions';
import type { ProviderCaller } from '../relay/call-provider';
import { relay, relayError } from '../relay/relay';

export const fetchFailed = relayError('failed_to_fetch_data', 'The provider gave no data.');

/** Returns the license counts of the signed-in owner, by state. @throws {HttpError} `failed_to_fetch_data`. */
export const licenseCounts = (caller: ProviderCaller) =>
  relay(caller, { path: '/licenses/counts', as: 'user', result: getLicenseCounts.result, toError: fetchFailed });

/** The license counts of the page; undefined without the right to see them, and when the provider does not return them. */
export type UserCounts = v.InferInput<typeof getLicenseCounts.result> | undefined;

export async function userCounts(caller: ProviderCaller): Promise<UserCounts> {
  if (!holds(caller.visitor, 'linked_connection_owner')) return undefined;
  try {
    return await licenseCounts(caller);
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}
