import { paidFeatures } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { CardBody } from '@site-admin/ui';
import { PromotionBanner } from '../../cards/promotion-banner';
import styles from './scan.module.css';

/** Offers scans to a site whose plan has none. */
export function ScanOffer() {
  const { navigation } = useShell();
  return (
    <PromotionBanner
      icon="shield"
      plan={paidFeatures['security-scanning-jetpack']}
      title={__('Daily malware scans with instant alerts', 'jetpack')}
      upgradeHref={navigation.href('/product/scan')}
      fallback={
        <CardBody className={styles.body}>
          <p className={styles.muted}>{__("Scan is not included in this site's plan.", 'jetpack')}</p>
        </CardBody>
      }
      className={styles.offer}
    />
  );
}
