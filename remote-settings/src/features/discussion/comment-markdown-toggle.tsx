import { __ } from '@site-admin/runtime/i18n';
import { ModuleToggle } from '../../modules/module-toggle';
import { subOptionChange } from '../../saving/sub-option';
import { useSettings } from '../../saving/use-settings';
import { isCommentMarkdownDisabled } from './discussion-rules';

/** Markdown in comments is an option of the Markdown module, which goes off with it unless posts use it too (reference: behaviour, C3). */
export function CommentMarkdownToggle() {
  const { modules, value, change, isSaving, isPending } = useSettings();
  const isModuleOn = value('markdown') === true;
  const isOn = isModuleOn && value('wpcom_publish_comments_with_markdown') === true;
  return (
    <ModuleToggle
      slug="markdown"
      label={__('Enable Markdown use for comments.', 'jetpack')}
      checked={isOn}
      busy={isPending('wpcom_publish_comments_with_markdown')}
      disabled={isCommentMarkdownDisabled({
        isSaving,
        override: modules['markdown']?.override ?? false,
      })}
      onChange={() =>
        change(
          subOptionChange(
            { slug: 'markdown', isOn: isModuleOn },
            {
              name: 'wpcom_publish_comments_with_markdown',
              isOn,
              takesModuleAlong: value('wpcom_publish_posts_with_markdown') !== true,
            },
          ),
        )
      }
    />
  );
}
