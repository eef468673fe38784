/** How long "Remind me later" hides the banner of a partner's coupon (spec 000 §9), in milliseconds. */
const reminderDelay = 259_200_000;
const storageKey = 'jetpackRedeemPartnerCouponDismissedAt';

/**
 * Returns whether the banner of the coupon is hidden until later. False where storage is forbidden.
 *
 * @param now Unix ms.
 */
export function isCouponPostponed(now: number): boolean {
  try {
    const since = now - Number(window.localStorage.getItem(storageKey));
    return since >= 0 && since < reminderDelay;
  } catch {
    return false;
  }
}

/** Hides the banner of the coupon for 3 days. */
export function postponeCoupon(now: number): void {
  try {
    window.localStorage.setItem(storageKey, String(now));
  } catch {
    // Storage is forbidden or full: the next page shows the banner again.
  }
}
