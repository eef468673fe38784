import { isProduct, type Purchase } from '@site-admin/contracts';

/** Returns the purchase of the site's plan: the active one if there are several. */
export function selectPlanPurchase(slug: string, purchases: readonly Purchase[]): Purchase | undefined {
  const ofPlan = purchases.filter(({ product_slug }) => product_slug === slug);
  return ofPlan.find(({ active }) => active) ?? ofPlan[0];
}

/** Returns the active purchases besides that of the plan. */
export function selectActiveProducts(slug: string, purchases: readonly Purchase[]): readonly Purchase[] {
  const ofPlan = selectPlanPurchase(slug, purchases);
  return purchases.filter((purchase) => purchase.active && purchase !== ofPlan);
}

/** Returns the plan that ended last; undefined if the site had none. Purchases are sorted, newest first. */
export const selectLapsedPlan = (purchases: readonly Purchase[]): Purchase | undefined =>
  purchases.find(({ active, product_slug, expiry_date }) => !active && expiry_date !== undefined && !isProduct(product_slug));
