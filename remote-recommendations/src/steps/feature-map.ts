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

export interface Feature {
  readonly isActive: (site: FeatureSite) => boolean;
  readonly enabling: Enabling;
  readonly configuring: Configuring;
}

/** What tells whether a feature is on. */
export interface FeatureSite {
  readonly settings: Settings;
  /** Plugin files that are active. */
  readonly plugins: ReadonlySet<string>;
}

const plugin = (slug: string, file: string, page: string): Feature => ({
  isActive: ({ plugins }) => plugins.has(file),
  enabling: { kind: 'plugin', slug },
  configuring: { kind: 'admin', page },
});

/** The features the assistant can switch on (reference: behaviour, D4). */
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
} as const satisfies { readonly [Step in StepSlug]?: Feature };

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

export const isFeatureSlug = (slug: string): slug is FeatureSlug => Object.hasOwn(features, slug);

/** @throws {Error} for a slug that is no feature (spec 002 §4). */
export function featureOf(slug: string): Feature {
  invariant(isFeatureSlug(slug), `Unknown recommendations feature: ${slug}`);
  return features[slug];
}

const antispamPlugin = 'akismet/akismet.php';

/** Every slug whose feature is on, as the steps ask for it. */
export function activeFeatures(site: FeatureSite): Set<string> {
  const active = new Set<string>(featureSlugs.filter((slug) => features[slug].isActive(site)));
  if (site.plugins.has(antispamPlugin) || site.settings.akismet === true) active.add('antispam-activated');
  if (features.videopress.isActive(site)) active.add('videopress-activated');
  return active;
}
