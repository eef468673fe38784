import { __ } from '@site-admin/runtime/i18n';

export type ProductGroup = 'anti-spam' | 'backup' | 'complete' | 'scan' | 'search' | 'security' | 'videopress';

/** First and last product id of each run (spec 002 §9). */
const runs: readonly (readonly [ProductGroup, number, number])[] = [
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

/** What kind of product an id stands for; undefined for ids the page has no words for. */
export function productGroup(productId: number): ProductGroup | undefined {
  return runs.find(([, first, last]) => productId >= first && productId <= last)?.[0];
}

export interface SuccessTexts {
  readonly title: string;
  readonly message: string;
  /** The message is followed by a link to the site on the provider's cloud. */
  readonly hasCloudLink: boolean;
}

const texts: Readonly<Record<ProductGroup, () => SuccessTexts>> = {
  'anti-spam': () => ({
    title: __('Jetpack Anti-spam is active!', 'jetpack'),
    message: __('From here on, enjoy a site free of comment and form spam.', 'jetpack'),
    hasCloudLink: false,
  }),
  backup: () => ({
    title: __('Jetpack Backup is active!', 'jetpack'),
    message: __('The first backup of your site is on its way. You can follow it any time:', 'jetpack'),
    hasCloudLink: true,
  }),
  complete: () => ({
    title: __('Jetpack Complete is active!', 'jetpack'),
    message: __('Everything Jetpack has is now working for your site. See how it is doing any time:', 'jetpack'),
    hasCloudLink: true,
  }),
  scan: () => ({
    title: __('Jetpack Scan is active!', 'jetpack'),
    message: __('Your site is being looked through for threats. See what was found any time:', 'jetpack'),
    hasCloudLink: true,
  }),
  search: () => ({
    title: __('Jetpack Search is active!', 'jetpack'),
    message: __('The next steps let you customise the Search experience of your visitors.', 'jetpack'),
    hasCloudLink: false,
  }),
  security: () => ({
    title: __('Jetpack Security is active!', 'jetpack'),
    message: __('Backups, scanning and anti-spam now look after your site. See how it is doing any time:', 'jetpack'),
    hasCloudLink: true,
  }),
  videopress: () => ({
    title: __('Jetpack VideoPress is active!', 'jetpack'),
    message: __('Enjoy high-quality, ad-free video for WordPress.', 'jetpack'),
    hasCloudLink: false,
  }),
};

/** What the success screen says of a product (spec 002 §2). */
export function successTexts(productId: number): SuccessTexts {
  const group = productGroup(productId);
  if (group) return texts[group]();
  return { title: __('Your product is active!', 'jetpack'), message: __('You’re all set!', 'jetpack'), hasCloudLink: false };
}

export interface NextStep {
  readonly label: string;
  /** Of the redirect link. */
  readonly source: string;
}

const viewBackup = () => ({ label: __('View latest backup', 'jetpack'), source: 'jetpack-license-activation-success-backup' });

/** What can be done at once with a product; nothing for some (spec 000 §2 and §9; reference: behaviour, E1). */
const nextSteps: { readonly [Group in ProductGroup]?: () => NextStep } = {
  backup: viewBackup,
  complete: viewBackup,
  security: viewBackup,
  scan: () => ({ label: __('View scan results', 'jetpack'), source: 'jetpack-license-activation-success-scan' }),
  search: () => ({ label: __('Configure search', 'jetpack'), source: 'jetpack-license-activation-success-search' }),
};

export function nextStep(productId: number): NextStep | undefined {
  const group = productGroup(productId);
  return group && nextSteps[group]?.();
}
