import { __, sprintf } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getVideoPressLabels = () => ({
  videopress: __('Enable VideoPress', 'jetpack'),
  videopress_private_enabled_for_site: __('Video Privacy: Restrict views to members of this site', 'jetpack'),
});

export const getVideoPressTexts = () => ({
  title: __('Media', 'jetpack'),
  name: 'VideoPress',
  description: __(
    'Engage your visitors with high-resolution, ad-free video. Save time by uploading videos directly through the WordPress editor. With Jetpack VideoPress, you can customize your video player to deliver your message without the distraction.',
    'jetpack',
  ),
  freeVideo: __('1 free video available. Upgrade now to unlock more videos and 1TB of storage.', 'jetpack'),
  freeVideoUsed: __('You have used your free video. Upgrade now to unlock more videos and 1TB of storage.', 'jetpack'),
  offer: __('Upgrade now to unlock more videos and 1TB of storage.', 'jetpack'),
  storage: __('Video storage', 'jetpack'),
  // translators: %d is a percentage.
  used: (percent: number) => sprintf(__('%d%% of 1TB used', 'jetpack'), percent),
});
