import type { PartnerCoupon } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { useShell } from '@site-admin/kit';
import { Button } from '@site-admin/ui';
import { useRedeem } from './use-redeem';
import styles from './partner-coupon.module.css';

/** Links to the provider's checkout with the coupon applied, and to the dashboard. */
export function Redeem({ coupon }: { readonly coupon: PartnerCoupon }) {
  const { site } = useShell();
  const redeem = useRedeem(coupon);
  return (
    <div className={styles.ways}>
      <Button variant="primary" size="large" onClick={redeem}>
        {__('Redeem', 'jetpack')}
      </Button>
      <Button size="large" href={`${site.initial.adminUrl}admin.php?page=jetpack#/dashboard`}>
        {__('Not now', 'jetpack')}
      </Button>
    </div>
  );
}
