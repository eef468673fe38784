import { useEffect } from 'react';
import { couponCheckoutUrl, type PartnerCoupon } from '@site-admin/contracts';
import { useShell, useViewer } from '@site-admin/kit';

/** Properties of the events of a coupon (spec 000 §9). */
function useEventProperties({ coupon_code: code, partner, preset }: PartnerCoupon) {
  const { hasConnectedOwner } = useViewer();
  return { coupon: code, partner: partner.prefix, preset, connected: hasConnectedOwner ? 'yes' : 'no' };
}

/** Records that a coupon is displayed, once per mount. */
export function useCouponView(coupon: PartnerCoupon): void {
  const { analytics } = useShell();
  const properties = useEventProperties(coupon);
  useEffect(() => {
    analytics.record('jetpack_partner_coupon_redeem_view', properties);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one view per mount
  }, []);
}

/** Returns what Redeem does: leaves the page for the provider's checkout, with the coupon applied. */
export function useRedeem(coupon: PartnerCoupon): () => void {
  const { analytics, navigation, site } = useShell();
  const properties = useEventProperties(coupon);
  return () => {
    analytics.record('jetpack_partner_coupon_redeem_click', properties);
    navigation.assign(couponCheckoutUrl(coupon, site.initial));
  };
}
