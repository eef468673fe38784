import type { EndpointResult, getSiteDiscount } from '@site-admin/contracts';
import { parseUtcDate } from '@site-admin/kit/rules';

/** A discount of the site that can be used. */
export interface Discount {
  /** Coupon of the checkout. */
  readonly code: string;
  readonly percent: number;
  /** Unix ms. */
  readonly endsAt: number;
}

/** Returns the site's discount if it exists, is not used, and ends in the future (spec 002 §4). */
export function selectDiscount(discount: EndpointResult<typeof getSiteDiscount> | undefined, now: number): Discount | undefined {
  const { code = '', discount: percent = 0, is_used: isUsed = false, expiry_date: expires } = discount ?? {};
  const endsAt = parseUtcDate(expires);
  if (code === '' || isUsed || !(percent > 0 && percent <= 100) || !(endsAt > now)) return undefined;
  return { code, percent, endsAt };
}
