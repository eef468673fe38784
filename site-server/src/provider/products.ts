import { oldPlans } from './old-plans';
import type { Product } from './product';

const backup = ['backups', 'backups-self-serve', 'real-time-backups', 'activity-log'];
const scan = ['scan', 'scan-managed'];
const antispam = ['akismet', 'antispam'];
const search = ['search', 'classic-search', 'instant-search'];
const video = ['videopress', 'videopress-1tb-storage'];
const security = [...backup, ...scan, ...antispam, 'google-analytics', 'wordads', 'support'];
const complete = [...security, ...search, ...video, 'cloud-critical-css', 'social-shares-1000'];

/** Returns a yearly product and its monthly form, if any, with the next id and the same features. */
function pair(yearly: Omit<Product, 'term'>, monthly?: { id: number; slug: string; cost: number }): Product[] {
  const first: Product = { ...yearly, term: 'year' };
  if (!monthly) return [first];
  const { firstYear: _firstYear, ...rest } = yearly;
  return [first, { ...rest, ...monthly, term: 'month' }];
}

export const products: readonly Product[] = [
  { id: 2002, slug: 'jetpack_free', name: 'Jetpack Free', term: 'year', cost: 0, features: [] },
  ...pair(
    {
      id: 2014,
      slug: 'jetpack_complete',
      name: 'Jetpack Complete',
      cost: 599.4,
      firstYear: 299.4,
      planClass: 'complete',
      features: complete,
    },
    { id: 2015, slug: 'jetpack_complete_monthly', cost: 71.95 },
  ),
  ...pair(
    {
      id: 2016,
      slug: 'jetpack_security_t1_yearly',
      name: 'Jetpack Security',
      cost: 239.4,
      firstYear: 119.4,
      planClass: 'security',
      features: security,
    },
    { id: 2019, slug: 'jetpack_security_t1_monthly', cost: 29.95 },
  ),
  ...pair(
    {
      id: 2020,
      slug: 'jetpack_security_t2_yearly',
      name: 'Jetpack Security',
      cost: 600,
      planClass: 'security',
      features: security,
    },
    { id: 2021, slug: 'jetpack_security_t2_monthly', cost: 64.95 },
  ),
  ...pair(
    {
      id: 2112,
      slug: 'jetpack_backup_t1_yearly',
      name: 'Jetpack VaultPress Backup',
      cost: 119.4,
      firstYear: 59.4,
      features: backup,
    },
    { id: 2113, slug: 'jetpack_backup_t1_monthly', cost: 14.95 },
  ),
  ...pair(
    { id: 2106, slug: 'jetpack_scan', name: 'Jetpack Scan', cost: 119.4, firstYear: 59.4, features: scan },
    { id: 2107, slug: 'jetpack_scan_monthly', cost: 14.95 },
  ),
  ...pair(
    { id: 2110, slug: 'jetpack_anti_spam', name: 'Jetpack Akismet Anti-spam', cost: 239.4, firstYear: 119.4, features: antispam },
    { id: 2111, slug: 'jetpack_anti_spam_monthly', cost: 24.95 },
  ),
  ...pair(
    { id: 2104, slug: 'jetpack_search', name: 'Jetpack Search', cost: 99, features: search, modules: ['search'] },
    { id: 2105, slug: 'jetpack_search_monthly', cost: 9.95 },
  ),
  ...pair(
    { id: 2116, slug: 'jetpack_videopress', name: 'Jetpack VideoPress', cost: 119.4, firstYear: 59.4, features: video },
    { id: 2117, slug: 'jetpack_videopress_monthly', cost: 14.95 },
  ),
  ...pair({
    id: 2401,
    slug: 'jetpack_boost_yearly',
    name: 'Jetpack Boost',
    cost: 239.4,
    firstYear: 119.4,
    features: ['cloud-critical-css'],
  }),
  ...pair({
    id: 2503,
    slug: 'jetpack_social_basic_yearly',
    name: 'Jetpack Social',
    cost: 120,
    firstYear: 12,
    features: ['social-shares-1000'],
  }),
];

const bySlug = new Map([...products, ...oldPlans].map((product) => [product.slug, product]));

/** @throws {Error} For an unknown slug: only slugs of these lists are stored. */
export function getProduct(slug: string): Product {
  const product = bySlug.get(slug);
  if (!product) throw new Error(`No product is called ${slug}.`);
  return product;
}

/** Returns a product that can be bought, possibly only with a coupon; undefined for the free plan and unknown slugs. */
export function findPayableProduct(slug: string): Product | undefined {
  const product = bySlug.get(slug);
  return product && product.cost > 0 ? product : undefined;
}
