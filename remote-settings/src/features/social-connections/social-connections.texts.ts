import { __ } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getSocialLabels = () => ({
  publicize: __('Automatically share your posts to social networks', 'jetpack'),
});

export const getSocialTexts = () => ({
  title: __('Jetpack Social connections', 'jetpack'),
  description: __(
    'Connect your website to the social media networks you use and share your content across all your social accounts with a single click. When you publish a post, it will appear on all connected accounts.',
    'jetpack',
  ),
  accounts: __('Connect your social media accounts', 'jetpack'),
  connect: __('Connect to add your social media accounts.', 'jetpack'),
});
