import * as v from 'valibot';
import type { Database } from '../db/open';
import { readOption, writeOption } from '../db/options';
import { readCoupon } from '../partner-coupon/partner-coupon';

const coupon = v.object({
  code: v.string(),
  percent: v.number(),
  /** Null: for any product. */
  productSlug: v.nullable(v.string()),
  expiresAt: v.number(),
  usedAt: v.nullable(v.number()),
});
export type Coupon = v.InferOutput<typeof coupon>;

const columns = 'code, percent, product_slug AS productSlug, expires_at AS expiresAt, used_at AS usedAt';

export const listCoupons = (db: Database): Coupon[] =>
  db.all(coupon, `SELECT ${columns} FROM provider_coupons ORDER BY created_at DESC, code`);

export function addCoupon(db: Database, added: Omit<Coupon, 'usedAt'>, now: number): void {
  db.run(
    `INSERT INTO provider_coupons (code, percent, product_slug, created_at, expires_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
    added.code,
    added.percent,
    added.productSlug,
    now,
    added.expiresAt,
  );
}

const siteDiscount = v.looseObject({
  code: v.optional(v.string(), ''),
  discount: v.number(),
  is_used: v.optional(v.boolean(), false),
});

const findCoupon = (db: Database, code: string): Coupon | undefined =>
  db.get(coupon, `SELECT ${columns} FROM provider_coupons WHERE code = ?`, code);

export const isCouponUsed = (db: Database, code: string): boolean => (findCoupon(db, code)?.usedAt ?? null) !== null;

/** Returns the site's discount in the form of `site/discount`; undefined without one. */
export const getDiscount = (db: Database): v.InferOutput<typeof siteDiscount> | undefined =>
  readOption(db, 'discount', v.optional(v.fallback(v.nullable(siteDiscount), null)), undefined) ?? undefined;

/**
 * Looks up a code for a product: a coupon, the site's own discount, or a partner's coupon, which pays for the whole first year.
 *
 * @returns Percent off, or why the code is not valid.
 */
export function getWorth(db: Database, code: string, productSlug: string, now: number): number | string {
  const partner = readCoupon(code);
  const issued = findCoupon(db, code);
  if (isCouponUsed(db, code)) return 'This coupon was used already.';
  if (partner) return partner.product.slug === productSlug ? 100 : 'This coupon is for another product.';
  const given = getDiscount(db);
  if (given && given.code === code) return given.is_used ? 'This discount was used already.' : given.discount;
  if (!issued) return 'There is no such coupon.';
  if (issued.expiresAt <= now) return 'This coupon has expired.';
  if (issued.productSlug !== null && issued.productSlug !== productSlug) return 'This coupon is for another product.';
  return issued.percent;
}

/** Marks a code as used: each is valid for one order. */
export function useCoupon(db: Database, code: string, now: number): void {
  const given = getDiscount(db);
  if (given && given.code === code) writeOption(db, 'discount', { ...given, is_used: true });
  const sql =
    'INSERT INTO provider_coupons (code, percent, created_at, expires_at, used_at) VALUES (?, 100, ?, ?, ?) ON CONFLICT (code) DO UPDATE SET used_at = excluded.used_at';
  db.run(sql, code, now, now, now);
}
