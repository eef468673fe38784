import { lazy, Suspense } from 'react';
import { Route, Routes } from '@site-admin/runtime/router';
import { MyPlanPage } from './features/my-plan/my-plan.page';
import { ProductPage } from './features/product/product.page';

// Opened from My Plan, whose first card should not wait for it.
const ActivateLicensePage = lazy(() =>
  import('./features/activate-license/activate-license.page').then(({ ActivateLicensePage: page }) => ({ default: page })),
);

/** The routes of the licensing remote. */
export function Page() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path="/license/activation" element={<ActivateLicensePage />} />
        <Route path="/product/:slug" element={<ProductPage />} />
        <Route path="*" element={<MyPlanPage />} />
      </Routes>
    </Suspense>
  );
}
