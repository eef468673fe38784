import { __ } from '@site-admin/runtime/i18n';
import type { FeatureSlug } from './features';

export interface FeatureTexts {
  /** Name in lists. */
  readonly name: string;
  /** Heading of the step. */
  readonly title: string;
  readonly description: string;
  /** Button that enables the feature. */
  readonly enable: string;
}

const texts: Readonly<Record<FeatureSlug, () => FeatureTexts>> = {
  woocommerce: () => ({
    name: __('WooCommerce', 'jetpack'),
    title: __('Start selling on your site', 'jetpack'),
    description: __('WooCommerce adds products, a cart, payments and shipping to your site.', 'jetpack'),
    enable: __('Install WooCommerce', 'jetpack'),
  }),
  monitor: () => ({
    name: __('Downtime monitoring', 'jetpack'),
    title: __('Be the first to know when your site is down', 'jetpack'),
    description: __(
      'We check your site around the clock. You get an email as soon as it is down, and another when it is back.',
      'jetpack',
    ),
    enable: __('Enable downtime monitoring', 'jetpack'),
  }),
  'related-posts': () => ({
    name: __('Related posts', 'jetpack'),
    title: __('Keep readers on your site', 'jetpack'),
    description: __('Show related posts below each post, without extra load on your server.', 'jetpack'),
    enable: __('Enable related posts', 'jetpack'),
  }),
  'creative-mail': () => ({
    name: __('Creative Mail', 'jetpack'),
    title: __('Turn subscribers into fans', 'jetpack'),
    description: __('Creative Mail turns your posts into newsletters, and manages your list of subscribers.', 'jetpack'),
    enable: __('Install Creative Mail', 'jetpack'),
  }),
  'site-accelerator': () => ({
    name: __('Site accelerator', 'jetpack'),
    title: __('Load pages faster', 'jetpack'),
    description: __(
      'Serve images and static files from a network close to your visitors, in the size their screens need.',
      'jetpack',
    ),
    enable: __('Enable site accelerator', 'jetpack'),
  }),
  publicize: () => ({
    name: __('Social media sharing', 'jetpack'),
    title: __('Reach more people with every post', 'jetpack'),
    description: __('Share each new post to your social networks automatically.', 'jetpack'),
    enable: __('Enable social media sharing', 'jetpack'),
  }),
  protect: () => ({
    name: __('Jetpack Protect', 'jetpack'),
    title: __('Find vulnerabilities in your plugins', 'jetpack'),
    description: __('Free daily checks of your plugins and themes for known vulnerabilities.', 'jetpack'),
    enable: __('Install Jetpack Protect', 'jetpack'),
  }),
  videopress: () => ({
    name: __('VideoPress', 'jetpack'),
    title: __('High-quality, ad-free video', 'jetpack'),
    description: __('Fast, ad-free video with a player that matches your site, uploaded straight from the editor.', 'jetpack'),
    enable: __('Install VideoPress', 'jetpack'),
  }),
  boost: () => ({
    name: __('Jetpack Boost', 'jetpack'),
    title: __('Speed up your pages', 'jetpack'),
    description: __('Boost optimizes styles and scripts, so that visitors and search engines see your pages sooner.', 'jetpack'),
    enable: __('Install Jetpack Boost', 'jetpack'),
  }),
};

export const featureTexts = (slug: FeatureSlug): FeatureTexts => texts[slug]();
