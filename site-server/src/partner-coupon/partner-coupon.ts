import * as v from 'valibot';
import type { Database } from '../db/open';
import { deleteOption, readOption, writeOption } from '../db/options';
import { productForCoupon } from '../host-page/products';
import { callProviderAsSite, isGood, orNetworkError, type ProviderCaller } from '../relay/call-provider';

// Drawn as plain text: the partner's logo is not ours to redistribute.
const partners = [{ name: 'IONOS', prefix: 'IONOS', logo: { src: '/images/ionos-logo.svg', width: 119, height: 32 } }];
const presets: Readonly<Record<string, string>> = { IONA: 'jetpack_backup_daily' };

/** `checkedAt`: when the provider was last called about it. */
const stored = v.object({ code: v.string(), storedAt: v.number(), checkedAt: v.optional(v.number(), 0) });
const readStored = (db: Database) => readOption(db, 'partner_coupon', v.optional(stored), undefined);
const lifetimeMs = 30 * 24 * 60 * 60 * 1000;
const checkMs = 60 * 1000;

export const storePartnerCoupon = (db: Database, code: string, now: number): void =>
  writeOption(db, 'partner_coupon', { code, storedAt: now });

/** Returns the offer of a coupon, or false for an unknown one: a code is `PARTNER_PRESET_rest` (reference: initial-state 3.3). */
export function readCoupon(code: string) {
  const [prefix = '', preset = '', ...rest] = code.split('_');
  const partner = partners.find((each) => each.prefix === prefix);
  const slug = presets[preset];
  if (!partner || slug === undefined || rest.join('_') === '') return false as const;
  return { coupon_code: code, partner, preset, product: productForCoupon(slug) };
}

/** Returns the site's coupon, for 30 days after it was received. */
export function partnerCoupon(db: Database, now: number): ReturnType<typeof readCoupon> {
  const present = readStored(db);
  if (!present) return false;
  if (now < present.storedAt + lifetimeMs) return readCoupon(present.code);
  deleteOption(db, 'partner_coupon');
  return false;
}

const unavailable = v.object({ available: v.literal(false) });

/** Deletes the site's coupon once it was used, as the provider reports. Calls it at most once a minute (reference: initial-state 3.3). */
export async function deleteUsedCoupon(caller: ProviderCaller): Promise<void> {
  const { db, now } = caller.site;
  const present = readStored(db);
  if (!present || !caller.visitor.connection.registered || now() < present.checkedAt + checkMs) return;
  writeOption(db, 'partner_coupon', { ...present, checkedAt: now() });
  const path = `/site/partner-coupon?code=${encodeURIComponent(present.code)}`;
  const response = await orNetworkError(callProviderAsSite(caller, { path }));
  if (isGood(response) && v.is(unavailable, response.body)) deleteOption(db, 'partner_coupon');
}
