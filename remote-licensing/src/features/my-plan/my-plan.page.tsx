import { getSite, getSitePurchases } from '@site-admin/contracts';
import { offlineText, useReady, useResource, useShell, useViewer } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Card, CardBody, LoadError, Skeleton } from '@site-admin/ui';
import { LicenseActions, PlanFooter } from './license-actions';
import type { LoadedCardsProps } from './loaded-cards';
import { LowerCards } from './lower-cards';
import { PlanCard } from './plan/plan-card';
import styles from './my-plan.module.css';

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

function LoadedPlan({ plan, purchases }: LoadedCardsProps) {
  return (
    <>
      <PlanCard
        slug={plan}
        purchases={purchases}
        header={<LicenseActions hasPurchases={purchases.length > 0} />}
        footer={<PlanFooter />}
      />
      <LowerCards plan={plan} purchases={purchases} />
    </>
  );
}

function OnlinePlan() {
  const site = useResource(getSite);
  const purchases = useResource(getSitePurchases);
  const slug = site.data?.plan?.product_slug;
  const isLoaded =
    slug === undefined ? site.status !== 'loading' : purchases.data !== undefined || purchases.status !== 'loading';
  useReady(isLoaded);
  if (!isLoaded) return <PlanSkeleton />;
  return slug === undefined ? <PlanError /> : <LoadedPlan plan={slug} purchases={purchases.data ?? []} />;
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
