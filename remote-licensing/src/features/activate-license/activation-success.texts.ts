import { __ } from '@site-admin/runtime/i18n';

export type ProductGroup = 'anti-spam' | 'backup' | 'complete' | 'scan' | 'search' | 'security' | 'videopress';

/** First and last product id of each range (spec 002 §9). */
const idRanges: readonly (readonly [ProductGroup, number, number])[] = [
  ['security', 2010, 2013],
  ['complete', 2014, 2015],
  ['security', 2016, 2017],
  ['security', 2019, 2020],
  ['backup', 2100, 2103],
  ['search', 2104, 2105],
  ['scan', 2106, 2109],
  ['anti-spam', 2110, 2111],
  ['backup', 2112, 2115],
  ['videopress', 2116, 2117],
];

/** Returns the group of a product id; undefined for ids outside of every range. */
export function productGroup(productId: number): ProductGroup | undefined {
  return idRanges.find(([, first, last]) => productId >= first && productId <= last)?.[0];
}

export interface SuccessTexts {
  readonly title: string;
  readonly message: string;
  /** The message is followed by a link to the site in Jetpack Cloud. */
  readonly hasCloudLink: boolean;
}

const texts: Readonly<Record<ProductGroup, () => SuccessTexts>> = {
  'anti-spam': () => ({
    title: __('Jetpack Anti-spam is active!', 'jetpack'),
    message: __('Enjoy a site free of comment and form spam.', 'jetpack'),
    hasCloudLink: false,
  }),
  backup: () => ({
    title: __('Jetpack Backup is active!', 'jetpack'),
    message: __('The first backup of your site is in progress. Follow it any time:', 'jetpack'),
    hasCloudLink: true,
  }),
  complete: () => ({
    title: __('Jetpack Complete is active!', 'jetpack'),
    message: __('All Jetpack products are now active on your site. See its status any time:', 'jetpack'),
    hasCloudLink: true,
  }),
  scan: () => ({
    title: __('Jetpack Scan is active!', 'jetpack'),
    message: __('Your site is being scanned for threats. See the results any time:', 'jetpack'),
    hasCloudLink: true,
  }),
  search: () => ({
    title: __('Jetpack Search is active!', 'jetpack'),
    message: __('Next, customize the Search experience for your visitors.', 'jetpack'),
    hasCloudLink: false,
  }),
  security: () => ({
    title: __('Jetpack Security is active!', 'jetpack'),
    message: __('Backups, malware scanning and spam protection are now active. See the status of your site any time:', 'jetpack'),
    hasCloudLink: true,
  }),
  videopress: () => ({
    title: __('Jetpack VideoPress is active!', 'jetpack'),
    message: __('Enjoy high-quality, ad-free video for WordPress.', 'jetpack'),
    hasCloudLink: false,
  }),
};

/** Returns title and message of the success screen (spec 002 §2). */
export function successTexts(productId: number): SuccessTexts {
  const group = productGroup(productId);
  if (group) return texts[group]();
  return { title: __('Your product is active!', 'jetpack'), message: __('You’re all set!', 'jetpack'), hasCloudLink: false };
}

export interface ProductLink {
  readonly label: string;
  /** Source of the redirect link. */
  readonly source: string;
}

const viewBackup = () => ({ label: __('View latest backup', 'jetpack'), source: 'jetpack-license-activation-success-backup' });

const productLinks: { readonly [Group in ProductGroup]?: () => ProductLink } = {
  backup: viewBackup,
  complete: viewBackup,
  security: viewBackup,
  scan: () => ({ label: __('View scan results', 'jetpack'), source: 'jetpack-license-activation-success-scan' }),
  search: () => ({ label: __('Configure search', 'jetpack'), source: 'jetpack-license-activation-success-search' }),
};

/** Returns the first action of a product; undefined for products without one (spec 000 §2, §9; reference: behaviour, E1). */
export function productLink(productId: number): ProductLink | undefined {
  const group = productGroup(productId);
  return group && productLinks[group]?.();
}
