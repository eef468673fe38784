import { createLazyComponent, useLazyComponent, useShell, useViewer } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { LoadError } from '@site-admin/ui';
import type { CouponScreenProps } from './coupon-screen';

// Shown once per site, so other screens do not load it.
const couponScreen = createLazyComponent(() => import('./coupon-screen').then(({ CouponScreen }) => CouponScreen));

/** Replaces the connect screen on a site with a partner coupon. */
export function PartnerCoupon() {
  const { site } = useShell();
  const { hasConnectedOwner } = useViewer();
  const { partnerCoupon: coupon } = site.initial;
  return coupon && <LazyCouponScreen coupon={coupon} hasOwner={hasConnectedOwner} />;
}

function LazyCouponScreen(props: CouponScreenProps) {
  const state = useLazyComponent(couponScreen);
  if (state.status === 'ready') return <state.Component {...props} />;
  if (state.status === 'loading') return null;
  return <LoadError onRetry={state.retry}>{__('Your coupon could not be loaded.', 'jetpack')}</LoadError>;
}
