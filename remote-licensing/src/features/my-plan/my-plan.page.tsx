import { getSite, getSitePurchases } from '@site-admin/contracts';
import { offlineText, useReady, useResource, useShell, useViewer } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Card, CardBody, LoadError, Skeleton } from '@site-admin/ui';
import { LicenseActions, RecommendationsAction } from './license-actions';
import { PlanCard } from './plan-card';
import styles from './my-plan.module.css';

/** Licenses that are not attached to a site yet. Only the connection owner may request the counts. */
function useHasDetachedLicenses(): boolean {
  const { site } = useShell();
  const { isConnectionOwner } = useViewer();
  return isConnectionOwner && (site.initial.licensing.userCounts?.detached ?? 0) > 0;
}

function PlanSkeleton() {
  return (
    <Card isBusy label={__('My Plan', 'jetpack')}>
      <CardBody>
        <Skeleton width="6em" height={20} />
        <div className={styles.plan}>
          <Skeleton isCircle width={64} height={64} />
          <Skeleton width="60%" height={48} />
        </div>
      </CardBody>
    </Card>
  );
}

function PlanError() {
  const { resources } = useShell();
  return <LoadError onRetry={() => resources.refresh(getSite)}>{__('Your plan could not be loaded.', 'jetpack')}</LoadError>;
}

function OnlinePlan() {
  const { showRecommendations } = useShell().site.initial.siteData;
  const site = useResource(getSite);
  const purchases = useResource(getSitePurchases);
  const hasDetachedLicenses = useHasDetachedLicenses();
  const isLoaded = site.status !== 'loading' && purchases.status !== 'loading';
  const slug = site.data?.plan?.product_slug;
  useReady(isLoaded);
  if (slug === undefined) return isLoaded ? <PlanError /> : <PlanSkeleton />;
  const bought = purchases.data ?? [];
  return (
    <>
      {showRecommendations && <LicenseActions hasPurchases={bought.length > 0} />}
      <PlanCard slug={slug} purchases={bought} />
      {showRecommendations && !hasDetachedLicenses && <RecommendationsAction />}
    </>
  );
}

/** An empty plan: offline, nothing is requested (spec 002 §2). */
function OfflinePlan() {
  useReady(true);
  return (
    <Card as="section" labelledBy="my-plan-title">
      <CardBody>
        <h2 id="my-plan-title" className={styles.title}>
          {__('My Plan', 'jetpack')}
        </h2>
        <p>{offlineText()}</p>
      </CardBody>
    </Card>
  );
}

export function MyPlanPage() {
  const { status } = useViewer();
  return <div className={styles.page}>{status === 'offline' ? <OfflinePlan /> : <OnlinePlan />}</div>;
}
