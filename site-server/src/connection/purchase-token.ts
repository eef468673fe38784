import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { hasLinkedAccounts } from '../db/accounts';
import { readOption, writeOption } from '../db/options';
import type { Database } from '../db/open';
import { getPermissions, type Visitor } from '../rights/permissions';

/**
 * Lets somebody buy for a site that has no owner: twelve characters the provider knows as well. False for everybody else
 * than administrators of a site that is connected without any linked account.
 */
export function purchaseToken(db: Database, visitor: Visitor): string | false {
  const { connection } = visitor;
  if (!connection.registered || hasLinkedAccounts(db) || !getPermissions(visitor).manage_options) return false;
  const known = readOption(db, 'purchase_token', v.string(), '');
  if (known !== '') return known;
  const made = randomBytes(6).toString('hex');
  writeOption(db, 'purchase_token', made);
  return made;
}
