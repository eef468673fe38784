import * as v from 'valibot';
import type { Database } from '../db/open';
import { deleteOption, readOption, writeOption } from '../db/options';
import { productForCoupon } from '../host-page/products';

// Drawn as plain text: the partner's logo is not ours to redistribute.
const partners = [{ name: 'IONOS', prefix: 'IONOS', logo: { src: '/images/ionos-logo.svg', width: 119, height: 32 } }];
const presets: Readonly<Record<string, string>> = { IONA: 'jetpack_backup_daily' };

const stored = v.object({ code: v.string(), storedAt: v.number() });
const lifetimeMs = 30 * 24 * 60 * 60 * 1000;

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
  const present = readOption(db, 'partner_coupon', v.optional(stored), undefined);
  if (!present) return false;
  if (now < present.storedAt + lifetimeMs) return readCoupon(present.code);
  deleteOption(db, 'partner_coupon');
  return false;
}
