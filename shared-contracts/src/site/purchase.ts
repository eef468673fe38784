import * as v from 'valibot';
import { numberLike, stringLike } from '../wire';
import { isAntiSpamProduct, isBackupProduct, isSecurityPlan, planClass } from './plans';

const text = v.optional(v.string());

/** A purchase for the site. `active` is true for '1' on the wire. */
export const purchase = v.looseObject({
  ID: stringLike,
  user_id: v.optional(stringLike),
  blog_id: v.optional(stringLike),
  product_id: v.optional(stringLike),
  product_slug: v.string(),
  product_name: v.optional(v.string(), ''),
  active: v.pipe(
    v.optional(v.union([v.string(), v.number(), v.boolean()]), '0'),
    v.transform((active) => active === '1' || active === 1 || active === true),
  ),
  expiry_date: text,
  expiry_status: text,
  subscribed_date: text,
  is_refundable: v.optional(v.boolean(), false),
  is_cancelable: v.optional(v.boolean()),
  is_renewable: v.optional(v.boolean()),
  amount: v.optional(numberLike),
  currency_code: text,
});
export type Purchase = v.InferOutput<typeof purchase>;

const endingStatuses: readonly (string | undefined)[] = ['expiring', 'manual-renew', 'expired'];

/** Returns whether a purchase is not renewed automatically; any other is renewed on its expiry date (spec 001 §4.9). */
export const isEnding = ({ expiry_status }: Pick<Purchase, 'expiry_status'>): boolean => endingStatuses.includes(expiry_status);

const hasActive = (purchases: readonly Purchase[], isWanted: (slug: string) => boolean) =>
  purchases.some(({ active, product_slug }) => active && isWanted(product_slug));

/** Returns whether Security was purchased or is included in the plan. */
export const hasActiveSecurity = (purchases: readonly Purchase[], planSlug: string) =>
  hasActive(purchases, isSecurityPlan) || planClass(planSlug) === 'complete';
export const hasActiveBackup = (purchases: readonly Purchase[]) => hasActive(purchases, isBackupProduct);
export const hasActiveAntiSpam = (purchases: readonly Purchase[]) => hasActive(purchases, isAntiSpamProduct);
