import { Route, Routes } from '@site-admin/runtime/router';
import { ActivateLicensePage } from './features/activate-license/activate-license.page';
import { MyPlanPage } from './features/my-plan/my-plan.page';
import { ProductPage } from './features/product/product.page';

/** The routes of the licensing remote. */
export function Page() {
  return (
    <Routes>
      <Route path="/license/activation" element={<ActivateLicensePage />} />
      <Route path="/product/:slug" element={<ProductPage />} />
      <Route path="*" element={<MyPlanPage />} />
    </Routes>
  );
}
