import type { Module } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { useLive, useShell } from '@site-admin/kit';
import { Button, Card, CardBody, CardHeader, Select, TextField } from '@site-admin/ui';
import { isUnavailableHere, listed } from '../../modules/availability';
import { ModuleToggle } from '../../modules/module-toggle';
import { isFound } from '../../search/find';
import { useSettings } from '../../saving/use-settings';
import { CommentMarkdownToggle } from './comment-markdown-toggle';
import { isFormDisabled } from './discussion-rules';
import styles from './discussion.module.css';

/** The schemes in the site's own words; the three of the spec where it sends none. */
function schemesOf(comments: Module): { value: string; label: string }[] {
  const labels = comments.options['jetpack_comment_form_color_scheme']?.enum_labels ?? {};
  const known = { light: __('Light', 'jetpack'), dark: __('Dark', 'jetpack'), transparent: __('Transparent', 'jetpack') };
  return Object.entries(known).map(([value, label]) => ({ value, label: labels[value] ?? label }));
}

function CommentForm({ comments }: { comments: Module }) {
  const { value, edit, isSaving, isPending } = useSettings();
  const status = useLive(useShell().site.connection);
  const disabled = isFormDisabled({
    isOn: value('comments') === true,
    isUnavailable: isUnavailableHere(comments, status),
    isSaving: isSaving || isPending('comments'),
  });
  return (
    <div className={styles.nested}>
      <TextField
        label={__('Comment form introduction', 'jetpack')}
        hint={__('A few catchy words to motivate your visitors to comment.', 'jetpack')}
        value={value('highlander_comment_form_prompt') ?? ''}
        onChange={(text) => edit('highlander_comment_form_prompt', text)}
        disabled={disabled}
      />
      <Select
        label={__('Color scheme', 'jetpack')}
        options={schemesOf(comments)}
        value={value('jetpack_comment_form_color_scheme') ?? 'light'}
        onChange={(scheme) => edit('jetpack_comment_form_color_scheme', scheme)}
        disabled={disabled}
      />
    </div>
  );
}

/** How visitors comment: the form and what belongs to it (spec 001 §2.10). */
export function CommentsCard({ term }: { term: string }) {
  const { modules, save, isDirty, isSaving } = useSettings();
  const shown = ['comments', 'gravatar-hovercards', 'markdown', 'comment-likes'].filter((slug) => isFound(modules, slug, term));
  if (shown.length === 0) return null;
  const [comments] = listed(modules, ['comments']);
  return (
    <Card as="section" labelledBy="comments-title">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <CardHeader level={2} title={__('Comments', 'jetpack')} titleId="comments-title">
          <Button type="submit" variant="primary" size="small" disabled={!isDirty || isSaving} busy={isSaving}>
            {isSaving ? __('Saving…', 'jetpack') : __('Save settings', 'jetpack')}
          </Button>
        </CardHeader>
        {comments && shown.includes('comments') && (
          <CardBody>
            <ModuleToggle
              slug="comments"
              label={__('Let visitors use a WordPress.com, Twitter, or Facebook account to comment', 'jetpack')}
            />
            <CommentForm comments={comments} />
          </CardBody>
        )}
        <CardBody className={styles.rows}>
          {shown.includes('gravatar-hovercards') && (
            <ModuleToggle
              slug="gravatar-hovercards"
              label={__('Enable pop-up business cards over commenters’ Gravatars.', 'jetpack')}
            />
          )}
          {shown.includes('markdown') && <CommentMarkdownToggle />}
          {shown.includes('comment-likes') && (
            <ModuleToggle slug="comment-likes" label={__('Enable comment likes.', 'jetpack')} />
          )}
        </CardBody>
      </form>
    </Card>
  );
}
