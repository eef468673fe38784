import { couponCheckoutUrl, paidFeatures, type InitialState, type PartnerCoupon } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Banner, Button, CardBody } from '@site-admin/ui';
import { PromotionBanner } from '../../../cards/promotion-banner';

/** The product of partner coupons for backups. */
const couponProduct = 'jetpack_backup_daily';

/** The slug of the plan that is offered. */
export const backupPlan = paidFeatures['site-backups-jetpack'];

/** Returns the coupon of the site, where it is for backups. */
export const getBackupCoupon = ({ partnerCoupon }: InitialState): PartnerCoupon | undefined =>
  partnerCoupon?.product.slug === couponProduct ? partnerCoupon : undefined;

const title = () => __('Never worry about losing your site: automatic backups keep your content safe', 'jetpack');

/** Offers backups; a site with a coupon for them redeems it. */
export function BackupOffer() {
  const { navigation, site } = useShell();
  const coupon = getBackupCoupon(site.initial);
  if (coupon) return <Redeem coupon={coupon} />;
  return (
    <PromotionBanner
      icon="backup"
      plan={backupPlan}
      title={title()}
      upgradeHref={navigation.href('/product/backup')}
      fallback={
        <CardBody>
          <p>{__("Backup is not included in this site's plan.", 'jetpack')}</p>
        </CardBody>
      }
    />
  );
}

function Redeem({ coupon }: { readonly coupon: PartnerCoupon }) {
  const { navigation, site } = useShell();
  const action = (
    <Button variant="primary" onClick={() => navigation.assign(couponCheckoutUrl(coupon, site.initial))}>
      {__('Redeem', 'jetpack')}
    </Button>
  );
  return <Banner icon="gift" title={title()} action={action} />;
}
