import * as v from 'valibot';
import type { Database } from '../db/open';
import { deleteOption, readOption, writeOption } from '../db/options';

const crisis = v.object({
  /** Address under which the site is registered with the provider. */
  knownUrl: v.string(),
});
export type IdentityCrisis = v.InferOutput<typeof crisis>;

/** Returns the identity crisis: the provider has another address for this site and refuses its calls. Undefined without one. */
export const identityCrisis = (db: Database): IdentityCrisis | undefined =>
  readOption(db, 'identity_crisis', v.optional(crisis), undefined);

export const isInIdentityCrisis = (db: Database): boolean => identityCrisis(db) !== undefined;

/** Stores that the site stays in safe mode; has no effect outside a crisis. */
export const confirmSafeMode = (db: Database): void => writeOption(db, 'safe_mode_confirmed', true);

export const isSafeModeConfirmed = (db: Database): boolean => readOption(db, 'safe_mode_confirmed', v.boolean(), false);

/** Ends the crisis after a move or a fresh start. Returns false if there was none. */
export const endIdentityCrisis = (db: Database): boolean => deleteOption(db, 'identity_crisis');
