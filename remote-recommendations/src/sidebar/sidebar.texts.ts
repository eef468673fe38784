import { __, sprintf } from '@site-admin/runtime/i18n';

export const getDiscountTexts = () => ({
  title: __('Increase your site security!', 'jetpack'),
  features: [
    __('Real-time cloud backups', 'jetpack'),
    __('One-click restores', 'jetpack'),
    __('Real-time malware scanning', 'jetpack'),
    __('Comments and form spam protection', 'jetpack'),
  ],
  /* translators: %d: a percentage. */
  save: (percent: number) => sprintf(__('Save up to %d%%', 'jetpack'), percent),
  viewDiscounted: __('View discounted products', 'jetpack'),
  view: __('View products', 'jetpack'),
});

export const getUpsellTexts = () => ({
  seeDiscounted: __('See all discounted products', 'jetpack'),
  see: __('See all products', 'jetpack'),
});

/** The upsell without a price. */
export const getNoPriceTexts = () => ({
  title: __('Powerful security, performance, and marketing', 'jetpack'),
  features: [
    __('Backups, malware scanning and spam protection', 'jetpack'),
    __('Fast pages, images and videos', 'jetpack'),
    __('Tools to grow your audience', 'jetpack'),
  ],
  learnMore: __('Learn more', 'jetpack'),
});

export const getRestoresTexts = () => ({
  title: __('Enable one-click restores', 'jetpack'),
  daily: __('To restore your site from Daily Backups with one click, enter your server credentials.', 'jetpack'),
  realTime: __('To restore your site from Real-time Backups with one click, enter your server credentials.', 'jetpack'),
  enter: __('Enter server credentials', 'jetpack'),
  video: __('Watch the getting-started video', 'jetpack'),
});

export const getSecurityTexts = () => ({
  title: __('Manage your security', 'jetpack'),
  description: __('See your backups, restore your site and check its activity.', 'jetpack'),
  manage: __('Manage security', 'jetpack'),
});

export const getAppTexts = () => ({
  title: __('Jetpack in your pocket', 'jetpack'),
  description: __('Check your stats, back up your site and fix threats from your phone.', 'jetpack'),
  code: __('QR code of jetpack.com/app', 'jetpack'),
  visit: __('Visit <link>jetpack.com/app</link> or scan the code with your phone.', 'jetpack'),
});
