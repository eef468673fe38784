import { useSetting } from '@site-admin/kit';
import { useIsSaving } from '@site-admin/kit/forms';
import { __ } from '@site-admin/runtime/i18n';
import { CardBody } from '@site-admin/ui';
import { ModuleOptionRow, ModuleRow } from '../../card/module-row';
import { Rows } from '../../card/parts';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { forManagers, type CardProps, type SettingsCard } from '../../registry/settings-card';
import { CommentForm, commentsForm } from './comment-form';
import { getCommentLabels } from './comments.texts';

/** An option of the Markdown module, which is switched off with it unless posts use it as well (reference: behaviour, C3). */
function CommentMarkdown() {
  const forPosts = useSetting('wpcom_publish_posts_with_markdown').value === true;
  return (
    <ModuleOptionRow
      slug="markdown"
      name="wpcom_publish_comments_with_markdown"
      label={getCommentLabels().wpcom_publish_comments_with_markdown}
      deactivatesModule={!forPosts}
      disabled={useIsSaving(commentsForm)}
      hasAbout
    />
  );
}

const title = () => __('Comments', 'jetpack');

/** How visitors comment (spec 001 §2.10). */
function CommentsCard({ shown }: CardProps) {
  const labels = getCommentLabels();
  return (
    <SettingsCardFrame id="comments" title={title()} form={commentsForm}>
      {shown.includes('comments') && (
        <CardBody>
          <ModuleRow slug="comments" label={labels.comments} />
          <CommentForm />
        </CardBody>
      )}
      <Rows>
        {shown.includes('gravatar-hovercards') && <ModuleRow slug="gravatar-hovercards" label={labels['gravatar-hovercards']} />}
        {shown.includes('markdown') && <CommentMarkdown />}
        {shown.includes('comment-likes') && <ModuleRow slug="comment-likes" label={labels['comment-likes']} />}
      </Rows>
    </SettingsCardFrame>
  );
}

export const commentsCard: SettingsCard = {
  id: 'comments',
  tab: 'discussion',
  name: title,
  modules: ['comments', 'gravatar-hovercards', 'markdown', 'comment-likes'],
  labels: getCommentLabels,
  shows: forManagers,
  Card: CommentsCard,
};
