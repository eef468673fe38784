import { getSite, getSitePurchases, isConnectionOwner, isOffline } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { useLive, useReady, useResource, useShell } from '@site-admin/kit';
import { Card, CardBody, Notice, Skeleton } from '@site-admin/ui';
import { LicenseActions, RecommendationsAction } from './license-actions';
import { PlanCard } from './plan-card';
import styles from './my-plan.module.css';

/** Known counts say whether licences wait; who may not ask has none. */
function useDetachedLicenses(): number {
  const { site } = useShell();
  const isOwner = isConnectionOwner(useLive(site.user));
  return isOwner ? (site.initial.licensing.userCounts?.detached ?? 0) : 0;
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

function OnlinePlan() {
  const { site: page, resources } = useShell();
  const site = useResource(getSite);
  const purchases = useResource(getSitePurchases);
  const detached = useDetachedLicenses();
  const isDone = site.status !== 'loading' && purchases.status !== 'loading';
  const slug = site.data?.plan?.product_slug;
  useReady(isDone);
  if (!isDone && slug === undefined) return <PlanSkeleton />;
  if (slug === undefined) {
    return (
      <Notice
        status="is-error"
        text={__('The plan of this site could not be loaded.', 'jetpack')}
        action={{ label: __('Try again', 'jetpack'), onClick: () => resources.refresh(getSite) }}
      />
    );
  }
  const bought = purchases.data ?? [];
  return (
    <>
      {page.initial.siteData.showRecommendations && <LicenseActions hasPurchases={bought.length > 0} />}
      <PlanCard slug={slug} purchases={bought} />
      {page.initial.siteData.showRecommendations && detached === 0 && <RecommendationsAction />}
    </>
  );
}

/** Offline there is no plan to speak of (spec 002 §2). */
function OfflinePlan() {
  useReady(true);
  return (
    <Card as="section" labelledBy="my-plan-title">
      <CardBody>
        <h2 id="my-plan-title" className={styles.title}>
          {__('My Plan', 'jetpack')}
        </h2>
        <p>{__('Unavailable in Offline Mode.', 'jetpack')}</p>
      </CardBody>
    </Card>
  );
}

/** The site's plan, and what to do about licences. */
export function MyPlanPage() {
  const { site } = useShell();
  const status = useLive(site.connection);
  return <div className={styles.page}>{isOffline(status) ? <OfflinePlan /> : <OnlinePlan />}</div>;
}
