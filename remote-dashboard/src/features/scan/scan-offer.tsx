import { paidFeatures } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { CardBody } from '@site-admin/ui';
import { PromotionBanner } from '../../promotions/promotion-banner';
import styles from './scan.module.css';

/** Nobody scans the site: what that would be good for, and how to get it. */
export function ScanOffer() {
  const { navigation } = useShell();
  const nothing = (
    <CardBody className={styles.body}>
      <p className={styles.muted}>{__('Scanning is not part of the plan of this site.', 'jetpack')}</p>
    </CardBody>
  );
  return (
    <PromotionBanner
      icon="shield"
      plan={paidFeatures['security-scanning-jetpack']}
      title={__('Have your site looked through for threats every day, and hear of one at once.', 'jetpack')}
      upgradeHref={navigation.href('/product/scan')}
      instead={nothing}
      className={styles.offer}
    />
  );
}
