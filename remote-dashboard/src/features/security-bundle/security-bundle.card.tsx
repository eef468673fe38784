import { getSitePurchases, redirectUrl, showsPromotion, type Viewer } from '@site-admin/contracts';
import { useLive, useResource, useShell } from '@site-admin/kit';
import { hasProduct } from '@site-admin/kit/rules';
import { __ } from '@site-admin/runtime/i18n';
import { Button, Card, ExternalLink, Icon, Skeleton, classNames, type IconName } from '@site-admin/ui';
import type { DashboardCard } from '../../cards/dashboard-card';
import wide from '../../cards/wide.module.css';
import styles from './security-bundle.module.css';

const isOffered = ({ permissions, isMultisite, status, hasConnectedOwner }: Viewer) =>
  permissions.manage_modules && !isMultisite && status !== 'offline' && hasConnectedOwner;

/** Offers Security to sites that have not bought it. */
export const securityBundleCard: DashboardCard = {
  name: 'securityBundle',
  section: 'security',
  shows: isOffered,
  Card: SecurityBundleCard,
};

/** The slug of the plan, for the permission to buy it. */
const plan = 'jetpack_security_t1_yearly';

function SecurityBundleCard() {
  const { site } = useShell();
  const user = useLive(site.user);
  return showsPromotion(site.initial, user, plan) ? <BundleOffer /> : null;
}

/** A site whose purchases are unknown is not offered what it may have bought already. */
function BundleOffer() {
  const { data: purchases, status } = useResource(getSitePurchases);
  if (!purchases) return status === 'loading' ? <Skeleton height={124} className={wide.wide} /> : null;
  return hasProduct('security', purchases) ? null : <Bundle />;
}

const features = (): readonly (readonly [IconName, string])[] => [
  ['backup', __('Backup', 'jetpack')],
  ['shield', __('Scan', 'jetpack')],
  ['anti-spam', __('Anti-spam', 'jetpack')],
];

function Bundle() {
  const { navigation, site } = useShell();
  const title = __('Comprehensive Site Security', 'jetpack');
  return (
    <Card label={title} className={classNames(wide.wide, styles.card)}>
      <span className={styles.disc}>
        <Icon name="shield" size={40} />
      </span>
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        <p>
          {__('Total protection for your site, including Backup, Scan, and Anti-spam.', 'jetpack')}{' '}
          <ExternalLink href={redirectUrl('jetpack-features-security', {}, site.initial)}>
            {__('Learn more', 'jetpack')}
          </ExternalLink>
        </p>
        <ul className={styles.features}>
          {features().map(([icon, name]) => (
            <li key={icon}>
              <Icon name={icon} size={20} />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <Button variant="primary" href={navigation.href('/product/security')}>
        {__('Upgrade', 'jetpack')}
      </Button>
    </Card>
  );
}
