import { __ } from '@site-admin/runtime/i18n';
import type { FeatureSlug } from './feature-map';

export interface FeatureTexts {
  /** As lists name it. */
  readonly name: string;
  /** What the step asks. */
  readonly question: string;
  readonly description: string;
  /** The button that switches it on. */
  readonly enable: string;
}

const texts: Readonly<Record<FeatureSlug, () => FeatureTexts>> = {
  woocommerce: () => ({
    name: __('WooCommerce', 'jetpack'),
    question: __('Do you want to sell on this site?', 'jetpack'),
    description: __(
      'WooCommerce turns your site into a store: products, a cart, payments and shipping, as small or large as you need.',
      'jetpack',
    ),
    enable: __('Install WooCommerce', 'jetpack'),
  }),
  monitor: () => ({
    name: __('Downtime Monitoring', 'jetpack'),
    question: __('Hear of it first when your site is down', 'jetpack'),
    description: __(
      'Your site is checked around the clock. The moment it cannot be reached, you get an email, and another when it is back.',
      'jetpack',
    ),
    enable: __('Enable Downtime Monitoring', 'jetpack'),
  }),
  'related-posts': () => ({
    name: __('Related Posts', 'jetpack'),
    question: __('Keep readers on your site', 'jetpack'),
    description: __('Below each post, visitors find others that fit it. Your site’s server has no work with it.', 'jetpack'),
    enable: __('Enable Related Posts', 'jetpack'),
  }),
  'creative-mail': () => ({
    name: __('Creative Mail', 'jetpack'),
    question: __('Turn subscribers into fans', 'jetpack'),
    description: __(
      'Creative Mail writes newsletters from what you publish, and keeps the list of those who want them.',
      'jetpack',
    ),
    enable: __('Install Creative Mail', 'jetpack'),
  }),
  'site-accelerator': () => ({
    name: __('Site Accelerator', 'jetpack'),
    question: __('Load pages faster', 'jetpack'),
    description: __(
      'Images and static files come from a network close to each visitor, in the size their screen needs.',
      'jetpack',
    ),
    enable: __('Enable Site Accelerator', 'jetpack'),
  }),
  publicize: () => ({
    name: __('Social Media Sharing', 'jetpack'),
    question: __('Reach more people with each post', 'jetpack'),
    description: __('When you publish, your post is shared to the social networks you connect.', 'jetpack'),
    enable: __('Enable Social Media Sharing', 'jetpack'),
  }),
  protect: () => ({
    name: __('Jetpack Protect', 'jetpack'),
    question: __('Know of weak spots in your plugins', 'jetpack'),
    description: __('Plugins and themes are looked up every day in a list of known weaknesses, free of charge.', 'jetpack'),
    enable: __('Install Jetpack Protect', 'jetpack'),
  }),
  videopress: () => ({
    name: __('VideoPress', 'jetpack'),
    question: __('Show video at its best', 'jetpack'),
    description: __('Fast, ad-free video with a player that fits your site, uploaded straight from the editor.', 'jetpack'),
    enable: __('Install VideoPress', 'jetpack'),
  }),
  boost: () => ({
    name: __('Jetpack Boost', 'jetpack'),
    question: __('Make your pages quicker to appear', 'jetpack'),
    description: __('Boost arranges styles and scripts so that visitors, and search engines, see your pages sooner.', 'jetpack'),
    enable: __('Install Jetpack Boost', 'jetpack'),
  }),
};

export const featureTexts = (slug: FeatureSlug): FeatureTexts => texts[slug]();
