import { redirectUrl, type InitialState } from '@site-admin/contracts';
import { useModule, useShell } from '@site-admin/kit';
import { CardBody, CardLink, Link, RichText } from '@site-admin/ui';
import { ModuleOptionRow, ModuleRow } from '../../card/module-row';
import { Nested } from '../../card/parts';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { RelatedPostsPreview } from './related-posts-preview';
import { getRelatedPostsLabels, getRelatedPostsTexts } from './related-posts.texts';

const title = () => getRelatedPostsTexts().title;

/** Returns the link to the Customizer at a post of the site, which leads back to this tab. */
function getCustomizerHref({ adminUrl, lastPostUrl }: InitialState): string {
  const back = encodeURIComponent(`${adminUrl}admin.php?page=jetpack#/traffic`);
  return `${adminUrl}customize.php?autofocus[section]=jetpack_relatedposts&return=${back}&url=${encodeURIComponent(lastPostUrl)}`;
}

function ConfigureLink() {
  const { isOn } = useModule('related-posts');
  const { initial } = useShell().site;
  if (!isOn) return null;
  return <CardLink href={getCustomizerHref(initial)}>{getRelatedPostsTexts().configure}</CardLink>;
}

function About() {
  const { initial } = useShell().site;
  const href = redirectUrl('jetpack-support-related-posts', { anchor: 'related-posts-block' }, initial);
  return (
    <p>
      <RichText text={getRelatedPostsTexts().description} parts={{ link: (label) => <Link href={href}>{label}</Link> }} />
    </p>
  );
}

/** Links to further posts below each post (spec 002 §2, §3). */
function RelatedPostsCard() {
  const { isOn } = useModule('related-posts');
  const labels = getRelatedPostsLabels();
  return (
    <SettingsCardFrame id="related-posts" title={title()} footer={<ConfigureLink />}>
      <CardBody>
        <About />
        <ModuleRow slug="related-posts" label={labels['related-posts']} />
        <Nested>
          <ModuleOptionRow slug="related-posts" name="show_headline" label={labels.show_headline} needsModule />
          <ModuleOptionRow slug="related-posts" name="show_thumbnails" label={labels.show_thumbnails} needsModule />
          {isOn && <RelatedPostsPreview />}
        </Nested>
      </CardBody>
    </SettingsCardFrame>
  );
}

export const relatedPostsCard: SettingsCard = {
  id: 'related-posts',
  tab: 'traffic',
  name: title,
  modules: ['related-posts'],
  labels: getRelatedPostsLabels,
  shows: forManagers,
  Card: RelatedPostsCard,
};
