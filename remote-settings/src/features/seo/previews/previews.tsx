import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useSetting, useShell } from '@site-admin/kit';
import { useField } from '@site-admin/kit/forms';
import { sprintf } from '@site-admin/runtime/i18n';
import { seoForm } from '../seo-form';
import { getPreviewTexts } from '../seo.texts';
import { formatTitle, renderTitle } from '../titles/title-format';
import { useSiteTexts } from '../use-site-texts';
import { MicroblogPreview } from './microblog-preview';
import type { PreviewPost } from './preview-post';
import { SearchPreview } from './search-preview';
import { getPreviewIcon } from './site-icon';
import { SocialPreview } from './social-preview';
import styles from './previews.module.css';

/** The title of the front page as typed; without a format of its own, the one WordPress composes. */
function useFrontPageTitle(): string {
  const { siteTitle, tagline } = useSiteTexts();
  const { value: formats = {} } = useField(seoForm, 'advanced_seo_title_formats');
  const title = renderTitle(formatTitle(formats.front_page), 'front_page', { site_name: siteTitle, tagline });
  return title.trim() || [siteTitle, tagline].filter((text) => text !== '').join(' – ');
}

/** A post of the site about its front page, without its card. */
function usePost(url: string, image: string): Omit<PreviewPost, 'card'> {
  const { site, clock } = useShell();
  const { siteTitle: name } = site.initial;
  const screenName = useSetting('jetpack-twitter-cards-site-tag').value ?? '';
  const [date] = useState(() => clock.now());
  return useMemo(
    () => ({
      text: sprintf(getPreviewTexts().post, url),
      urls: [url],
      media: [],
      tweet: undefined,
      ...{ name, screenName, profileImage: image, date },
    }),
    [url, image, name, screenName, date],
  );
}

/** How the front page is displayed elsewhere, while its title and description are typed. The field they are typed into is painted first. */
export const Previews = () => <DescribedPreviews title={useDeferredValue(useFrontPageTitle())} />;

/** A component of its own, so that typing the description does not compose the title again. */
function DescribedPreviews({ title }: { readonly title: string }) {
  const { value: description = '' } = useField(seoForm, 'advanced_seo_front_page_description');
  return <PagePreviews title={title} ownDescription={useDeferredValue(description).trim()} />;
}

interface PagePreviewsProps {
  readonly title: string;
  readonly ownDescription: string;
}

const PagePreviews = memo(function PagePreviews({ title, ownDescription }: PagePreviewsProps) {
  const { rawUrl, siteData } = useShell().site.initial;
  const url = `https://${rawUrl.replaceAll('::', '/')}`;
  const image = getPreviewIcon(siteData.icon);
  const { tagline } = useSiteTexts();
  const description = ownDescription || tagline;
  const post = usePost(url, image);
  return (
    <div className={styles.previews}>
      <h3>{getPreviewTexts().heading}</h3>
      <SearchPreview title={title} description={ownDescription} url={url} />
      <SocialPreview title={title} description={description} url={url} image={image} />
      <MicroblogPreview post={{ ...post, card: { type: 'summary', url, title, description, image } }} />
    </div>
  );
});
