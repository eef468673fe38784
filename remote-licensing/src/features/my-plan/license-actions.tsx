import { redirectUrl } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { useShell } from '@site-admin/kit';
import { Button, Card, CardBody, ExternalLink } from '@site-admin/ui';
import styles from './my-plan.module.css';

/** Above the plan: where a key is added, and what was bought (reference: behaviour, E3). */
export function LicenseActions({ hasPurchases }: { readonly hasPurchases: boolean }) {
  const { site, navigation } = useShell();
  const { useMyJetpackLicensingUI: hasOwnScreen, adminUrl } = site.initial;
  const href = hasOwnScreen ? `${adminUrl}admin.php?page=my-jetpack#/add-license` : navigation.href('/license/activation');
  return (
    <Card>
      <CardBody className={styles.actions}>
        <p>
          {__('Got a license key? Activate it here.', 'jetpack')}{' '}
          {hasPurchases && (
            <ExternalLink href={redirectUrl('calypso-purchases', {}, site.initial)}>
              {__('View all purchases', 'jetpack')}
            </ExternalLink>
          )}
        </p>
        <Button variant="primary" href={href}>
          {__('Activate a Product', 'jetpack')}
        </Button>
      </CardBody>
    </Card>
  );
}

/** Below the plan, while no licence waits to be attached: on to the assistant. */
export function RecommendationsAction() {
  const { navigation } = useShell();
  return (
    <div className={styles.footer}>
      <Button variant="primary" href={navigation.href('/recommendations')}>
        {__('Recommendations', 'jetpack')}
      </Button>
    </div>
  );
}
