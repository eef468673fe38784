import {
  isAntiSpamProduct,
  isBackupProduct,
  isCompletePlan,
  isPlanWithAntiSpam,
  isPlanWithBackups,
  isScanProduct,
  isSecurityPlan,
  isVideoPressProduct,
  planClass,
  type Purchase,
} from '@site-admin/contracts';
import type { ProductKey } from './product-key';

/** Which purchases hold a product: itself in any of its sizes, or a plan that has it in it. */
const holds: Readonly<Record<ProductKey, (slug: string) => boolean>> = {
  akismet: (slug) => isAntiSpamProduct(slug) || isPlanWithAntiSpam(slug) || isSecurityPlan(slug),
  backup: (slug) => isBackupProduct(slug) || isPlanWithBackups(slug) || isSecurityPlan(slug),
  scan: (slug) => isScanProduct(slug) || isSecurityPlan(slug) || isCompletePlan(slug),
  // The free search is a trial of it, not the product.
  search: (slug) => planClass(slug) === 'search' || isCompletePlan(slug),
  security: (slug) => isSecurityPlan(slug) || isCompletePlan(slug),
  videopress: (slug) => isVideoPressProduct(slug) || isCompletePlan(slug),
};

/** Whether the site has a product already, by something that was bought and still runs. */
export const isOwned = (key: ProductKey, purchases: readonly Purchase[]) =>
  purchases.some(({ active, product_slug }) => active && holds[key](product_slug));
