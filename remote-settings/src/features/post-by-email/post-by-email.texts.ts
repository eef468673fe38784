import type { ChangeTexts } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getPostByEmailLabels = () => ({
  'post-by-email': __('Publish posts by sending an email', 'jetpack'),
  post_by_email_address: __('Send your new posts to this email address', 'jetpack'),
});

export const getPostByEmailTexts = () => ({
  title: __('Post by email', 'jetpack'),
  description: __(
    'Post by email is a quick way to publish new posts without visiting your site. We’ll generate a unique email address for you to send your content to, which will then appear on your site just like any other post.',
    'jetpack',
  ),
  create: __('Create address', 'jetpack'),
  regenerate: __('Regenerate address', 'jetpack'),
});

/** The notices of a new address (spec 001 §4.5). */
export const getRegenerateTexts = (): ChangeTexts => ({
  progress: __('Updating Post by Email address…', 'jetpack'),
  success: __('Regenerated Post by Email address.', 'jetpack'),
  // translators: %s is the site's message.
  error: (message) => sprintf(__('Error regenerating Post by Email address. %s', 'jetpack'), message).trim(),
});
