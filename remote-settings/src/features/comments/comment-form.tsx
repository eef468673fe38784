import type { Module } from '@site-admin/contracts';
import { useModule } from '@site-admin/kit';
import { settingsForm, useField, useIsSaving } from '@site-admin/kit/forms';
import { __ } from '@site-admin/runtime/i18n';
import { Select, TextField } from '@site-admin/ui';
import { Nested } from '../../card/parts';
import { useAreOptionsDisabled } from '../../card/use-are-options-disabled';
import { useMarked } from '../../search/marked';
import { getCommentLabels } from './comments.texts';

export const commentsForm = settingsForm('comments', ['highlander_comment_form_prompt', 'jetpack_comment_form_color_scheme']);

/** The color schemes as the site names them; those of the spec where it names none. */
function getSchemes(comments: Module | undefined): { value: string; label: string }[] {
  const labels = comments?.options['jetpack_comment_form_color_scheme']?.enum_labels ?? {};
  const known = { light: __('Light', 'jetpack'), dark: __('Dark', 'jetpack'), transparent: __('Transparent', 'jetpack') };
  return Object.entries(known).map(([value, label]) => ({ value, label: labels[value] ?? label }));
}

const useIsDisabled = (): boolean => useAreOptionsDisabled('comments', useIsSaving(commentsForm));

function Introduction() {
  const { value = '', error, edit } = useField(commentsForm, 'highlander_comment_form_prompt');
  return (
    <TextField
      label={useMarked(getCommentLabels().highlander_comment_form_prompt)}
      hint={__('A few catchy words to motivate your visitors to comment.', 'jetpack')}
      value={value}
      error={error}
      onChange={edit}
      disabled={useIsDisabled()}
    />
  );
}

function ColorScheme() {
  const { module } = useModule('comments');
  const { value = 'light', error, edit } = useField(commentsForm, 'jetpack_comment_form_color_scheme');
  return (
    <Select
      label={useMarked(getCommentLabels().jetpack_comment_form_color_scheme)}
      options={getSchemes(module)}
      value={value}
      error={error}
      onChange={edit}
      disabled={useIsDisabled()}
    />
  );
}

/** The texts and colors of the comment form. */
export function CommentForm() {
  return (
    <Nested>
      <Introduction />
      <ColorScheme />
    </Nested>
  );
}
