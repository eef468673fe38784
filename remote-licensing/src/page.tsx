import { createLazyComponent, useLazyComponent, useReady } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Route, Routes } from '@site-admin/runtime/router';
import { LoadError } from '@site-admin/ui';
import { MyPlanPage } from './features/my-plan/my-plan.page';
import { CouponBanner } from './features/partner-coupon/coupon-banner';
import { ProductPage } from './features/product/product.page';
import styles from './page.module.css';

// Opened from My Plan, whose first card should not wait for it.
const activateLicensePage = createLazyComponent(() =>
  import('./features/activate-license/activate-license.page').then(({ ActivateLicensePage }) => ActivateLicensePage),
);

function ActivateLicense() {
  const state = useLazyComponent(activateLicensePage);
  const hasFailed = state.status === 'failed';
  useReady(hasFailed);
  if (state.status === 'ready') return <state.Component />;
  return hasFailed && <LoadError onRetry={state.retry}>{__('This screen could not be loaded.', 'jetpack')}</LoadError>;
}

function MyPlan() {
  return (
    <div className={styles.screen}>
      <CouponBanner />
      <MyPlanPage />
    </div>
  );
}

/** The routes of the licensing remote. */
export function Page() {
  return (
    <Routes>
      <Route path="/license/activation" element={<ActivateLicense />} />
      <Route path="/product/:slug" element={<ProductPage />} />
      <Route path="*" element={<MyPlan />} />
    </Routes>
  );
}
