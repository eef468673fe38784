import { isProduct, redirectUrl, type InitialState } from '@site-admin/contracts';
import { hasProduct, productKeys, type ProductKey } from '@site-admin/kit/rules';

type Products = InitialState['products'];

/** Returns the products of a purchased slug. */
const getContents = (slug: string) => productKeys.filter((key) => hasProduct(key, [{ active: true, product_slug: slug }]));

/** Returns the products that a plan consists of, with their titles; none for a product sold alone. */
export function getPlanContents(slug: string, products: Products) {
  if (isProduct(slug)) return [];
  return getContents(slug)
    .filter((key) => key !== 'security')
    .flatMap((key) => {
      const title = products[key]?.title;
      return title === undefined ? [] : [{ key, title }];
    });
}

/** Returns the product of a slug sold alone; undefined for plans, and for products without a page. */
export const getProductKey = (slug: string): ProductKey | undefined => (isProduct(slug) ? getContents(slug)[0] : undefined);

const withoutTerm = (slug: string) => slug.replace(/_(monthly|yearly)$/, '');

/** Returns the features of a product sold alone; none for a size that the site does not describe, such as daily backups. */
export function getFeatures(slug: string, products: Products): readonly string[] {
  const key = getProductKey(slug);
  const product = key && products[key];
  return product && withoutTerm(product.slug) === withoutTerm(slug) ? product.features : [];
}

/** Returns the URL where a product is managed. */
export function getManageLink(key: ProductKey | undefined, initial: InitialState, route: (path: string) => string): string {
  const adminPage = (page: string) => `${initial.adminUrl}admin.php?page=${page}`;
  switch (key) {
    case 'akismet':
      return adminPage('akismet-key-config');
    case 'backup':
      return redirectUrl(initial.siteData.isWoASite ? 'calypso-backups' : 'my-jetpack-manage-backup', {}, initial);
    case 'scan':
      return redirectUrl('calypso-scanner', {}, initial);
    case 'search':
      return adminPage('jetpack-search-configure');
    case 'videopress':
      return route('/performance');
    default:
      return redirectUrl('calypso-purchases', {}, initial);
  }
}
