import * as v from 'valibot';
import type { Database } from '../db/open';
import { deleteOption, readOption, writeOption } from '../db/options';

const crisis = v.object({
  /** Where the provider knows the site to be. */
  knownUrl: v.string(),
});
export type IdentityCrisis = v.InferOutput<typeof crisis>;

/** The provider knows this site by another address, so it takes nothing from it; undefined when all is well. */
export const identityCrisis = (db: Database): IdentityCrisis | undefined =>
  readOption(db, 'identity_crisis', v.optional(crisis), undefined);

export const isInIdentityCrisis = (db: Database): boolean => identityCrisis(db) !== undefined;

/** Stores that the site stays in safe mode, which has no effect outside a crisis. */
export const confirmSafeMode = (db: Database): void => writeOption(db, 'safe_mode_confirmed', true);

export const isSafeModeConfirmed = (db: Database): boolean => readOption(db, 'safe_mode_confirmed', v.boolean(), false);

/** The site moved, or started afresh. False when there was no crisis. */
export const endIdentityCrisis = (db: Database): boolean => deleteOption(db, 'identity_crisis');
