import type { cloudUrl, SettingName, Settings, SettingsChange } from '@site-admin/contracts';
import { invariant } from '@site-admin/ui';
import type { StepSlug } from './step-slugs';
import type { SlugOfKind } from './step-table';

type CloudSection = Parameters<typeof cloudUrl>[0];

/** How a feature is enabled: by settings of the site, or by a plugin. */
export type Activation =
  { readonly kind: 'settings'; readonly patch: SettingsChange } | { readonly kind: 'plugin'; readonly slug: string };

/** Where an active feature is configured: a route of this page, a page of the admin area, the provider's cloud, or a redirect link. */
export type ConfigureTarget =
  | { readonly kind: 'route'; readonly to: string }
  | { readonly kind: 'admin'; readonly page: string }
  | { readonly kind: 'cloud'; readonly section: CloudSection }
  | { readonly kind: 'redirect'; readonly source: string };

/** State of the site that decides which features are active. */
export interface FeatureState {
  readonly settings: Pick<Settings, FeatureSetting>;
  /** Files of the active plugins. */
  readonly plugins: readonly string[];
}

export interface Feature {
  readonly isActive: (state: FeatureState) => boolean;
  readonly target: ConfigureTarget;
}

/** A feature that the assistant can enable. */
export interface EnableableFeature extends Feature {
  readonly activation: Activation;
}

/** Settings that decide whether a feature is active. */
export const featureSettings = [
  'monitor',
  'related-posts',
  'photon',
  'photon-cdn',
  'publicize',
] as const satisfies readonly SettingName[];
type FeatureSetting = (typeof featureSettings)[number];

const pluginFeature = (slug: string, file: string, target: ConfigureTarget): EnableableFeature => ({
  isActive: ({ plugins }) => plugins.includes(file),
  activation: { kind: 'plugin', slug },
  target,
});

const moduleFeature = (slug: FeatureSetting, target: ConfigureTarget): EnableableFeature => ({
  isActive: ({ settings }) => settings[slug] === true,
  activation: { kind: 'settings', patch: { [slug]: true } },
  target,
});

const adminPage = (page: string): ConfigureTarget => ({ kind: 'admin', page });
const settingsSearch = (term: string): ConfigureTarget => ({ kind: 'route', to: `/settings?term=${encodeURIComponent(term)}` });
const redirect = (source: string): ConfigureTarget => ({ kind: 'redirect', source });

const creativeMail = 'creative-mail-by-constant-contact';

/** Reference: behaviour, D4. */
const features = {
  boost: pluginFeature('jetpack-boost', 'jetpack-boost/jetpack-boost.php', adminPage('jetpack-boost')),
  'creative-mail': pluginFeature(creativeMail, `${creativeMail}/creative-mail-plugin.php`, adminPage('creativemail')),
  monitor: moduleFeature('monitor', settingsSearch('monitor')),
  'related-posts': moduleFeature('related-posts', settingsSearch('related posts')),
  'site-accelerator': {
    isActive: ({ settings }) => settings.photon === true && settings['photon-cdn'] === true,
    activation: {
      kind: 'settings',
      patch: { photon: true, 'photon-cdn': true, tiled_galleries: true, 'tiled-gallery': true },
    },
    target: settingsSearch('cdn'),
  },
  publicize: moduleFeature('publicize', redirect('calypso-marketing-connections')),
  protect: pluginFeature('jetpack-protect', 'jetpack-protect/jetpack-protect.php', adminPage('jetpack-protect')),
  videopress: pluginFeature(
    'videopress',
    'videopress/jetpack-videopress.php',
    redirect('jetpack-support-videopress-block-editor'),
  ),
  woocommerce: pluginFeature('woocommerce', 'woocommerce/woocommerce.php', adminPage('wc-admin&path=/setup-wizard')),
} as const satisfies Readonly<Record<SlugOfKind<'feature'>, EnableableFeature>>;

export type FeatureSlug = SlugOfKind<'feature'>;
/** In the order of the summary (reference: behaviour, D6). */
export const featureSlugs: readonly FeatureSlug[] = [
  'woocommerce',
  'monitor',
  'related-posts',
  'creative-mail',
  'site-accelerator',
  'protect',
  'publicize',
  'videopress',
  'boost',
];

/** Plugins that come with a purchase: the assistant only links to their configuration. */
const purchasedFeatures = {
  'antispam-activated': {
    isActive: ({ plugins }) => plugins.includes('akismet/akismet.php'),
    target: adminPage('akismet-key-config'),
  },
  'videopress-activated': { isActive: features.videopress.isActive, target: adminPage('jetpack-videopress') },
} as const satisfies { readonly [Step in StepSlug]?: Feature };
type PurchasedSlug = keyof typeof purchasedFeatures;
const purchasedSlugs: readonly PurchasedSlug[] = ['antispam-activated', 'videopress-activated'];

export const isFeatureSlug = (slug: string): slug is FeatureSlug => Object.hasOwn(features, slug);
const isPurchasedSlug = (slug: string): slug is PurchasedSlug => Object.hasOwn(purchasedFeatures, slug);

/**
 * Returns the feature of a step.
 *
 * @throws {Error} For a slug without a feature (spec 002 §4).
 */
export function getFeature(slug: FeatureSlug): EnableableFeature;
export function getFeature(slug: string): Feature;
export function getFeature(slug: string): Feature {
  if (isPurchasedSlug(slug)) return purchasedFeatures[slug];
  invariant(isFeatureSlug(slug), `Unknown recommendations feature: ${slug}`);
  return features[slug];
}

const cloud = (section: CloudSection): ConfigureTarget => ({ kind: 'cloud', section });
const cloudTargets: Readonly<Record<Exclude<SlugOfKind<'activated'>, PurchasedSlug>, ConfigureTarget>> = {
  'backup-activated': cloud('backup'),
  'scan-activated': cloud('scan'),
  'search-activated': cloud('jetpack-search'),
};

/** Returns where a purchased feature is managed; undefined while its plugin is not active (reference: behaviour, D4). */
export function getManageTarget(slug: SlugOfKind<'activated'>, active: ReadonlySet<string>): ConfigureTarget | undefined {
  if (!isPurchasedSlug(slug)) return cloudTargets[slug];
  return active.has(slug) ? purchasedFeatures[slug].target : undefined;
}

/** Returns the steps whose feature is active. */
export const selectActiveFeatures = (state: FeatureState): StepSlug[] => [
  ...featureSlugs.filter((slug) => features[slug].isActive(state)),
  ...purchasedSlugs.filter((slug) => purchasedFeatures[slug].isActive(state)),
];
