import type { InitialState, Viewer } from '@site-admin/contracts';
import type { KnownRemote } from '../page/services/remotes';
import { isInAudience } from './audience';

/** The point whose filler stands in place of the connect screen. */
export const couponPoint = 'connect.partnerCoupon@1';

/**
 * Whether a partner's coupon is to be redeemed before anything else: there is one, the site is not offline, and either it is not
 * connected yet or the address asks for it (spec 001 §2.6).
 *
 * @param search Query of the host page, not of the hash: the partner's link leads there.
 */
export function shouldRedeemCoupon(initial: Pick<InitialState, 'partnerCoupon'>, { status }: Viewer, search: string): boolean {
  if (initial.partnerCoupon === null || status === 'offline') return false;
  return status === 'unconnected' || Boolean(new URLSearchParams(search).get('showCouponRedemption'));
}

/** Whether a remote that is live draws the coupon screen for this person. Without one there is the connect screen as ever. */
export function hasCouponScreen(known: readonly KnownRemote[], viewer: Viewer): boolean {
  return known.some(
    ({ status, declaration }) =>
      status !== 'disabled' &&
      declaration?.extensions.some(({ point, audience }) => point === couponPoint && isInAudience(audience, viewer)),
  );
}
