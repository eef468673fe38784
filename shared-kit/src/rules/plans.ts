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

/** The products of `Initial_State.products`: each is sold alone or as part of a plan, and has a page (spec 002 §2). */
export const productKeys = ['akismet', 'backup', 'scan', 'search', 'security', 'videopress'] as const;
export type ProductKey = (typeof productKeys)[number];

/** Whether a purchased slug contains the product: any size of the product itself, or a plan that includes it. */
const includesProduct: Readonly<Record<ProductKey, (slug: string) => boolean>> = {
  akismet: (slug) => isAntiSpamProduct(slug) || isPlanWithAntiSpam(slug) || isSecurityPlan(slug),
  backup: (slug) => isBackupProduct(slug) || isPlanWithBackups(slug) || isSecurityPlan(slug),
  scan: (slug) => isScanProduct(slug) || isSecurityPlan(slug) || isCompletePlan(slug),
  // Free search is a trial of the product.
  search: (slug) => planClass(slug) === 'search' || isCompletePlan(slug),
  security: (slug) => isSecurityPlan(slug) || isCompletePlan(slug),
  videopress: (slug) => isVideoPressProduct(slug) || isCompletePlan(slug),
};

type Purchased = readonly Pick<Purchase, 'active' | 'product_slug'>[];

/** Whether an active purchase contains the product. */
export const hasProduct = (key: ProductKey, purchases: Purchased): boolean =>
  purchases.some(({ active, product_slug }) => active && includesProduct[key](product_slug));

const freeClasses: readonly string[] = ['', 'free', 'free-search'];

/** Whether an active purchase is a paid plan or product. Slugs without a class, such as domains, do not count. */
export const hasPaidProduct = (purchases: Purchased): boolean =>
  purchases.some(({ active, product_slug }) => active && !freeClasses.includes(planClass(product_slug)));
