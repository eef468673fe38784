import { __ } from '@site-admin/runtime/i18n';

/** The labels of the card's options, by setting name. */
export const getCommentLabels = () => ({
  comments: __('Let visitors use a WordPress.com, Twitter, or Facebook account to comment', 'jetpack'),
  highlander_comment_form_prompt: __('Comment form introduction', 'jetpack'),
  jetpack_comment_form_color_scheme: __('Color scheme', 'jetpack'),
  'gravatar-hovercards': __('Enable pop-up business cards over commenters’ Gravatars', 'jetpack'),
  wpcom_publish_comments_with_markdown: __('Enable Markdown in comments', 'jetpack'),
  'comment-likes': __('Enable comment likes', 'jetpack'),
});
