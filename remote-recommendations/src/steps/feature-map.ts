import type { Settings, SettingsChange } from '@site-admin/contracts';
import { invariant } from '@site-admin/ui';
import type { StepSlug } from './step-slugs';

/** How a feature is switched on: by an option of the site, or by a plugin. */
export type Enabling =
  { readonly kind: 'settings'; readonly change: SettingsChange } | { readonly kind: 'plugin'; readonly slug: string };

/** Where a feature that is on is set up: a route of this page, a page of the admin area, or one of the provider's. */
export type Configuring =
  | { readonly kind: 'route'; readonly to: string }
  | { readonly kind: 'admin'; readonly page: string }
  | { readonly kind: 'redirect'; readonly source: string };

/** Something of the site that can be on, and then be set up. */
export interface Feature {
  readonly isActive: (site: FeatureSite) => boolean;
  readonly configuring: Configuring;
}

/** A feature the assistant can switch on. */
export interface SwitchableFeature extends Feature {
  readonly enabling: Enabling;
}

/** What tells whether a feature is on. */
export interface FeatureSite {
  readonly settings: Settings;
  /** Plugin files that are active. */
  readonly plugins: readonly string[];
}

const plugin = (slug: string, file: string, page: string): SwitchableFeature => ({
  isActive: ({ plugins }) => plugins.includes(file),
  enabling: { kind: 'plugin', slug },
  configuring: { kind: 'admin', page },
});

/** What the assistant can switch on (reference: behaviour, D4). */
const features = {
  boost: plugin('jetpack-boost', 'jetpack-boost/jetpack-boost.php', 'jetpack-boost'),
  'creative-mail': plugin(
    'creative-mail-by-constant-contact',
    'creative-mail-by-constant-contact/creative-mail-plugin.php',
    'creativemail',
  ),
  monitor: {
    isActive: ({ settings }) => settings.monitor === true,
    enabling: { kind: 'settings', change: { monitor: true } },
    configuring: { kind: 'route', to: '/settings?term=monitor' },
  },
  'related-posts': {
    isActive: ({ settings }) => settings['related-posts'] === true,
    enabling: { kind: 'settings', change: { 'related-posts': true } },
    configuring: { kind: 'route', to: '/settings?term=related%20posts' },
  },
  'site-accelerator': {
    isActive: ({ settings }) => settings.photon === true && settings['photon-cdn'] === true,
    enabling: {
      kind: 'settings',
      change: { photon: true, 'photon-cdn': true, tiled_galleries: true, 'tiled-gallery': true },
    },
    configuring: { kind: 'route', to: '/settings?term=cdn' },
  },
  publicize: {
    isActive: ({ settings }) => settings.publicize === true,
    enabling: { kind: 'settings', change: { publicize: true } },
    configuring: { kind: 'redirect', source: 'calypso-marketing-connections' },
  },
  protect: plugin('jetpack-protect', 'jetpack-protect/jetpack-protect.php', 'jetpack-protect'),
  videopress: {
    ...plugin('videopress', 'videopress/jetpack-videopress.php', ''),
    configuring: { kind: 'redirect', source: 'jetpack-support-videopress-block-editor' },
  },
  woocommerce: plugin('woocommerce', 'woocommerce/woocommerce.php', 'wc-admin&path=/setup-wizard'),
} as const satisfies { readonly [Step in StepSlug]?: SwitchableFeature };

export type FeatureSlug = keyof typeof features;
/** In the order the summary lists them (reference: behaviour, D6). */
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

/** What comes with a purchase: it is on or not, and the assistant only leads to where it is set up. */
const purchased = {
  'antispam-activated': {
    isActive: ({ plugins }) => plugins.includes('akismet/akismet.php'),
    configuring: { kind: 'admin', page: 'akismet-key-config' },
  },
  'videopress-activated': {
    isActive: features.videopress.isActive,
    configuring: { kind: 'admin', page: 'jetpack-videopress' },
  },
} as const satisfies { readonly [Step in StepSlug]?: Feature };
type PurchasedSlug = keyof typeof purchased;

export const isFeatureSlug = (slug: string): slug is FeatureSlug => Object.hasOwn(features, slug);
const isPurchasedSlug = (slug: string): slug is PurchasedSlug => Object.hasOwn(purchased, slug);

/**
 * The feature a step is about.
 *
 * @throws {Error} for a slug that is no feature (spec 002 §4).
 */
export function featureOf(slug: FeatureSlug): SwitchableFeature;
export function featureOf(slug: string): Feature;
export function featureOf(slug: string): Feature {
  if (isPurchasedSlug(slug)) return purchased[slug];
  invariant(isFeatureSlug(slug), `Unknown recommendations feature: ${slug}`);
  return features[slug];
}

/** The steps whose feature is on. */
export function activeFeatures(site: FeatureSite): StepSlug[] {
  const switchable = featureSlugs.filter((slug) => features[slug].isActive(site));
  const bought = (['antispam-activated', 'videopress-activated'] as const).filter((slug) => purchased[slug].isActive(site));
  return [...switchable, ...bought];
}
