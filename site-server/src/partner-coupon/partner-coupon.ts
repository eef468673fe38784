import * as v from 'valibot';
import type { Database } from '../db/open';
import { deleteOption, readOption, writeOption } from '../db/options';
import { productForCoupon } from '../host-page/products';

// The name in plain letters: the partner's own picture is not ours to give away.
const partners = [{ name: 'IONOS', prefix: 'IONOS', logo: { src: '/images/ionos-logo.svg', width: 119, height: 32 } }];
const presets: Readonly<Record<string, string>> = { IONA: 'jetpack_backup_daily' };

const stored = v.object({ code: v.string(), storedAt: v.number() });
const lifetimeMs = 30 * 24 * 60 * 60 * 1000;

export const storePartnerCoupon = (db: Database, code: string, now: number): void =>
  writeOption(db, 'partner_coupon', { code, storedAt: now });

/** What a coupon is worth, or false: its code is `PARTNER_PRESET_rest`, both known (reference: initial-state 3.3). */
export function readCoupon(code: string) {
  const [prefix = '', preset = '', ...rest] = code.split('_');
  const partner = partners.find((each) => each.prefix === prefix);
  const slug = presets[preset];
  if (!partner || slug === undefined || rest.join('_') === '') return false as const;
  return { coupon_code: code, partner, preset, product: productForCoupon(slug) };
}

/** The coupon the site was given, for 30 days. */
export function partnerCoupon(db: Database, now: number): ReturnType<typeof readCoupon> {
  const present = readOption(db, 'partner_coupon', v.optional(stored), undefined);
  if (!present) return false;
  if (now < present.storedAt + lifetimeMs) return readCoupon(present.code);
  deleteOption(db, 'partner_coupon');
  return false;
}
