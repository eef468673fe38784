import { getLicenseCounts, redirectUrl } from '@site-admin/contracts';
import { useResource, useShell, useViewer } from '@site-admin/kit';
import { __, _n, sprintf } from '@site-admin/runtime/i18n';
import { Button, CardBody, CardFooter, ExternalLink } from '@site-admin/ui';
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
    <CardBody className={styles.actions}>
      <p className={styles.links}>
        {mayActivate && <span>{__('Have a license key? Activate it here', 'jetpack')}</span>}
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
  );
}

/** The last row of the plan card: licenses to activate, or the recommendations where there are none. */
export function PlanFooter() {
  const { isConnectionOwner } = useViewer();
  return isConnectionOwner ? <OwnerFooter /> : <RecommendationsFooter />;
}

/** Only the connection owner may request the counts. */
function OwnerFooter() {
  const { navigation } = useShell();
  const detached = useResource(getLicenseCounts).data?.detached ?? 0;
  if (detached === 0) return <RecommendationsFooter />;
  return (
    <CardFooter className={styles.actions}>
      <p>
        {
          /* translators: %d: a number of licenses. */
          sprintf(_n('%d license is ready to activate.', '%d licenses are ready to activate.', detached, 'jetpack'), detached)
        }
      </p>
      <Button href={navigation.href('/license/activation')}>{__('Choose what to activate', 'jetpack')}</Button>
    </CardFooter>
  );
}

function RecommendationsFooter() {
  const { navigation } = useShell();
  const { showRecommendations } = useViewer();
  if (!showRecommendations) return null;
  return (
    <CardFooter>
      <Button href={navigation.href('/recommendations')}>{__('Recommendations', 'jetpack')}</Button>
    </CardFooter>
  );
}
