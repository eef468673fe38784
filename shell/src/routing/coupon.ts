import type { InitialState, Viewer } from '@site-admin/contracts';
import type { KnownRemote } from '../page/services/remotes';
import { isInAudience } from './audience';

/** The extension point that replaces the connect screen. */
export const couponPoint = 'connect.partnerCoupon@1';

/**
 * Returns whether the partner's coupon is shown before any other screen: the page has one, and the site is unconnected, or connected
 * and the address requests it (spec 001 §2.6).
 *
 * @param search Query of the host page, not of the hash: partners link to the page with it.
 */
export function shouldRedeemCoupon(initial: Pick<InitialState, 'partnerCoupon'>, { status }: Viewer, search: string): boolean {
  if (initial.partnerCoupon === null || status === 'offline') return false;
  return status === 'unconnected' || Boolean(new URLSearchParams(search).get('showCouponRedemption'));
}

/** Returns whether an enabled remote renders the coupon screen for this viewer; else the connect screen is shown. */
export function hasCouponScreen(known: readonly KnownRemote[], viewer: Viewer): boolean {
  return known.some(
    ({ status, declaration }) =>
      status !== 'disabled' &&
      declaration?.extensions.some(({ point, audience }) => point === couponPoint && isInAudience(audience, viewer)),
  );
}
