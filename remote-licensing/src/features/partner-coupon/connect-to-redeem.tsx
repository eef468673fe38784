import { redirectUrl, type PartnerCoupon } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useLive, useShell } from '@site-admin/kit';
import { ActionButton, ExternalLink } from '@site-admin/ui';
import styles from './partner-coupon.module.css';

/** Connects the site. The provider then redirects to the screen that redeems the coupon. */
export function ConnectToRedeem({ coupon }: { readonly coupon: PartnerCoupon }) {
  const { connection, site } = useShell();
  const { siteIsRegistering, userIsConnecting, isFetchingConnectUrl, registrationError } = useLive(connection.state);
  const redirectUri = `admin.php?page=jetpack&partnerCoupon=${encodeURIComponent(coupon.coupon_code)}`;
  return (
    <>
      <ActionButton
        /* translators: %s: a product, such as "Jetpack Backup". */
        label={sprintf(__('Set up & redeem %s', 'jetpack'), coupon.product.title)}
        size="large"
        busy={siteIsRegistering || userIsConnecting || isFetchingConnectUrl}
        error={registrationError !== undefined}
        onClick={() => connection.connect('jetpack-partner-coupon', { redirectUri })}
      />
      <p className={styles.terms}>
        {__('By connecting, you agree to our terms and to share details with WordPress.com.', 'jetpack')}{' '}
        <ExternalLink href={redirectUrl('wpcom-tos', {}, site.initial)}>{__('Terms of Service', 'jetpack')}</ExternalLink>{' '}
        <ExternalLink href={redirectUrl('jetpack-support-what-data-does-jetpack-sync', {}, site.initial)}>
          {__('What data is shared', 'jetpack')}
        </ExternalLink>
      </p>
    </>
  );
}
