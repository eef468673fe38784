import { redirectUrl } from '@site-admin/contracts';
import { useShell, useViewer } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Button, Card, CardBody, ExternalLink } from '@site-admin/ui';
import styles from './my-plan.module.css';

/**
 * License activation and purchases, above the plan. Only the linked connection owner may attach a license to the site, so only
 * the owner gets the activation link (spec 001 §6).
 */
export function LicenseActions({ hasPurchases }: { readonly hasPurchases: boolean }) {
  const { site, navigation } = useShell();
  const { isConnectionOwner: mayActivate } = useViewer();
  if (!mayActivate && !hasPurchases) return null;
  return (
    <Card>
      <CardBody className={styles.actions}>
        <p>
          {mayActivate && <>{__('Have a license key? Activate it here', 'jetpack')} </>}
          {hasPurchases && (
            <ExternalLink href={redirectUrl('calypso-purchases', {}, site.initial)}>
              {__('View all purchases', 'jetpack')}
            </ExternalLink>
          )}
        </p>
        {mayActivate && (
          <Button variant="primary" href={navigation.href('/license/activation')}>
            {__('Activate a Product', 'jetpack')}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}

/** Below the plan, unless a license is ready to be attached. */
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
