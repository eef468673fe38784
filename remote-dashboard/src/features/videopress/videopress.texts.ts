import { __, sprintf } from '@site-admin/runtime/i18n';

export const getVideoPressTexts = () => ({
  title: __('VideoPress', 'jetpack'),
  about: __('Hosts your videos and plays them in high resolution and without ads.', 'jetpack'),
  invitation: __(
    '<activate>Activate</activate> to engage your visitors with high-resolution, ad-free video. Save time by uploading videos directly through the WordPress editor. Try it for free.',
    'jetpack',
  ),
  connectFirst: __(
    '<connect>Connect your WordPress.com account</connect> to engage your visitors with high-resolution, ad-free video.',
    'jetpack',
  ),
  active: __('Your videos play in high resolution and without ads.', 'jetpack'),
  freeVideo: __('1 free video available. Upgrade now to unlock more videos and 1TB of storage.', 'jetpack'),
  freeVideoUsed: __('You have used your free video. Upgrade now to unlock more videos and 1TB of storage.', 'jetpack'),
  offer: __('Upgrade now to unlock more videos and 1TB of storage.', 'jetpack'),
  storage: __('Video storage', 'jetpack'),
  // translators: %d is a percentage.
  used: (percent: number) => sprintf(__('%d%% of 1TB used', 'jetpack'), percent),
  failed: __('Your video storage could not be loaded.', 'jetpack'),
});
