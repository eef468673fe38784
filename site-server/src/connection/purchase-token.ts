import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { hasLinkedAccounts } from '../db/accounts';
import { readOption, writeOption } from '../db/options';
import type { Database } from '../db/open';
import { getPermissions, type Visitor } from '../rights/permissions';

/**
 * Returns a token of twelve characters, shared with the provider, that allows a purchase for a site without an owner. False unless an
 * administrator visits a registered site without any linked account.
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
