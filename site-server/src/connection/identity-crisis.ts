import * as v from 'valibot';
import type { Database } from '../db/open';
import { deleteOption, readOption, writeOption } from '../db/options';

const crisis = v.object({
  /** Where the provider knows the site to be. */
  knownUrl: v.string(),
  /** Somebody chose to go on without telling the provider anything. */
  safeMode: v.optional(v.boolean(), false),
});
export type IdentityCrisis = v.InferOutput<typeof crisis>;

/** The provider knows this site by another address, so it takes nothing from it; undefined when all is well. */
export const identityCrisis = (db: Database): IdentityCrisis | undefined =>
  readOption(db, 'identity_crisis', v.optional(crisis), undefined);

export const isInIdentityCrisis = (db: Database): boolean => identityCrisis(db) !== undefined;

/** The site stays in its crisis, knowingly. False when there is none. */
export function confirmSafeMode(db: Database): boolean {
  const present = identityCrisis(db);
  if (present) writeOption(db, 'identity_crisis', { ...present, safeMode: true });
  return present !== undefined;
}

/** The site moved, or started afresh. False when there was no crisis. */
export const endIdentityCrisis = (db: Database): boolean => deleteOption(db, 'identity_crisis');
