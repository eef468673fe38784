import { useLive, useShell } from '@site-admin/kit';
import { lazy, Suspense } from 'react';

// Seen once in the life of a site: no other screen is to fetch it.
const CouponScreen = lazy(() => import('./coupon-screen').then(({ CouponScreen: component }) => ({ default: component })));

/** What stands in place of the connect screen on a site that was given a partner's coupon. */
export function PartnerCoupon() {
  const { site } = useShell();
  const { hasConnectedOwner } = useLive(site.connection);
  const { partnerCoupon: coupon } = site.initial;
  if (!coupon) return null;
  return (
    <Suspense fallback={null}>
      <CouponScreen coupon={coupon} hasOwner={hasConnectedOwner} />
    </Suspense>
  );
}
