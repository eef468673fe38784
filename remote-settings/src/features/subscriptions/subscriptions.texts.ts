import { __ } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getSubscriptionLabels = () => ({
  subscriptions: __('Let visitors subscribe to new posts and comments via email', 'jetpack'),
  stb_enabled: __('Enable the “subscribe to site” option on your comment form', 'jetpack'),
  stc_enabled: __('Enable the “subscribe to comments” option on your comment form', 'jetpack'),
});
