import { lazy, Suspense } from 'react';
import { Route, Routes } from '@site-admin/runtime/router';
import { MyPlanPage } from './features/my-plan/my-plan.page';
import { CouponBanner } from './features/partner-coupon/coupon-banner';
import { ProductPage } from './features/product/product.page';
import styles from './page.module.css';

// Opened from My Plan, whose first card should not wait for it.
const ActivateLicensePage = lazy(() =>
  import('./features/activate-license/activate-license.page').then(({ ActivateLicensePage: page }) => ({ default: page })),
);

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
    <Suspense fallback={null}>
      <Routes>
        <Route path="/license/activation" element={<ActivateLicensePage />} />
        <Route path="/product/:slug" element={<ProductPage />} />
        <Route path="*" element={<MyPlan />} />
      </Routes>
    </Suspense>
  );
}
