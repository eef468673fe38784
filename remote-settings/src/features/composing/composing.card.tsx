import { redirectUrl } from '@site-admin/contracts';
import { useSetting, useShell } from '@site-admin/kit';
import { CardLink } from '@site-admin/ui';
import { ModuleOptionRow, ModuleRow } from '../../card/module-row';
import { Rows } from '../../card/parts';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { SwitchRow } from '../../card/switch-row';
import { forManagers, type CardProps, type SettingsCard } from '../../registry/settings-card';
import { getComposingLabels, getComposingTexts } from './composing.texts';

const title = () => getComposingTexts().title;

/** An option of the Markdown module, which is switched off with it unless comments use it as well (reference: behaviour, C3). */
function PostMarkdown() {
  const forComments = useSetting('wpcom_publish_comments_with_markdown').value === true;
  return (
    <ModuleOptionRow
      slug="markdown"
      name="wpcom_publish_posts_with_markdown"
      label={getComposingLabels().wpcom_publish_posts_with_markdown}
      deactivatesModule={!forComments}
      hasAbout
    />
  );
}

/** The stored option disables the blocks; the switch is on while they are enabled. */
function Blocks() {
  const { value, isPending, change } = useSetting('jetpack_blocks_disabled');
  const areDisabled = value === true;
  const texts = getComposingTexts();
  return (
    <SwitchRow
      label={getComposingLabels().blocks}
      hint={texts.blocksCaution}
      about={{ name: texts.blocks, text: texts.blocksAbout, learnMoreHref: redirectUrl('jetpack-support-blocks') }}
      checked={!areDisabled}
      busy={isPending}
      onChange={() => change(!areDisabled)}
    />
  );
}

function EditorLink() {
  const { adminUrl } = useShell().site.initial;
  return <CardLink href={`${adminUrl}post-new.php`}>{getComposingTexts().discover}</CardLink>;
}

/** Tools of the editor (spec 002 §2). */
function ComposingCard({ shown }: CardProps) {
  const labels = getComposingLabels();
  return (
    <SettingsCardFrame id="composing" title={title()} footer={shown.includes('blocks') && <EditorLink />}>
      <Rows>
        {shown.includes('copy-post') && <ModuleRow slug="copy-post" label={labels['copy-post']} />}
        {shown.includes('markdown') && <PostMarkdown />}
        {shown.includes('latex') && <ModuleRow slug="latex" label={labels.latex} />}
        {shown.includes('shortcodes') && <ModuleRow slug="shortcodes" label={labels.shortcodes} />}
        {shown.includes('blocks') && <Blocks />}
      </Rows>
    </SettingsCardFrame>
  );
}

export const composingCard: SettingsCard = {
  id: 'composing',
  tab: 'writing',
  name: title,
  modules: ['copy-post', 'markdown', 'latex', 'shortcodes', 'blocks'],
  labels: getComposingLabels,
  shows: forManagers,
  openedBy: ['copy-post', 'markdown'],
  Card: ComposingCard,
};
