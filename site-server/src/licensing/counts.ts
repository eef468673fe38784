import { getLicenseCounts } from '@site-admin/contracts';
import type * as v from 'valibot';
import { Refusal } from '../refusal';
import { holds } from '../rights/permissions';
import type { Asker, Told } from '../relay/ask';
import { relay } from '../relay/relay';

export const unfetched = (told: Told) =>
  new Refusal(told.status >= 400 ? told.status : 500, 'failed_to_fetch_data', 'The provider gave no data.');

/** How many licences the signed-in owner has, by what became of them. @throws {Refusal} `failed_to_fetch_data`. */
export const licenseCounts = (asker: Asker) =>
  relay(asker, { path: '/licenses/counts', as: 'user', result: getLicenseCounts.result, refuse: unfetched });

/** The counts that the page carries; undefined for who may not see them, and when the provider does not tell. */
export type UserCounts = v.InferInput<typeof getLicenseCounts.result> | undefined;

export async function userCounts(asker: Asker): Promise<UserCounts> {
  if (!holds(asker.visitor, 'linked_connection_owner')) return undefined;
  try {
    return await licenseCounts(asker);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
