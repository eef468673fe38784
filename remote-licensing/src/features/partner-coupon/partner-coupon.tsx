import { useShell, useViewer } from '@site-admin/kit';
import { lazy, Suspense } from 'react';

// Shown once per site, so other screens do not load it.
const CouponScreen = lazy(() => import('./coupon-screen').then(({ CouponScreen: component }) => ({ default: component })));

/** Replaces the connect screen on a site with a partner coupon. */
export function PartnerCoupon() {
  const { site } = useShell();
  const { hasConnectedOwner } = useViewer();
  const { partnerCoupon: coupon } = site.initial;
  if (!coupon) return null;
  return (
    <Suspense fallback={null}>
      <CouponScreen coupon={coupon} hasOwner={hasConnectedOwner} />
    </Suspense>
  );
}
