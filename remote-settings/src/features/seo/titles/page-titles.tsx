import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSetting } from '@site-admin/kit';
import { useField } from '@site-admin/kit/forms';
import { Marked } from '../../../search/marked';
import { seoForm } from '../seo-form';
import { getTitleTexts, getTokenLabels } from '../seo.texts';
import { useSiteTexts } from '../use-site-texts';
import { formatTitle, pageTypes, withTitle, type PageType } from './title-format';
import { TitleField } from './title-field';
import styles from './titles.module.css';

/** The titles of all kinds of pages. They are one option: its error is shown at the title that was edited. */
export function PageTitles({ disabled }: { readonly disabled: boolean }) {
  const { value: formats = {}, error, edit } = useField(seoForm, 'advanced_seo_title_formats');
  const stored = useSetting('advanced_seo_title_formats').value ?? {};
  const samples = useSamples();
  const latest = useRef(formats);
  useLayoutEffect(() => {
    latest.current = formats;
  });
  const onChange = useCallback((page: PageType, text: string) => edit(withTitle(latest.current, page, text)), [edit]);
  const editedPage = pageTypes.find((page) => formatTitle(formats[page]) !== formatTitle(stored[page])) ?? pageTypes[0];
  const texts = getTitleTexts();
  return (
    <div role="group" aria-labelledby="seo-titles" className={styles.titles}>
      <h3 id="seo-titles">
        <Marked text={texts.heading} />
      </h3>
      <p>{texts.hint}</p>
      {pageTypes.map((page) => (
        <TitleField
          key={page}
          page={page}
          text={formatTitle(formats[page])}
          onChange={onChange}
          samples={samples}
          error={page === editedPage ? error : undefined}
          disabled={disabled}
        />
      ))}
    </div>
  );
}

/** What the previews of titles show in place of tokens. */
function useSamples(): Readonly<Record<string, string>> {
  const { siteTitle, tagline } = useSiteTexts();
  return useMemo(
    () => ({ ...getTokenLabels(), ...(siteTitle && { site_name: siteTitle }), ...(tagline && { tagline }) }),
    [siteTitle, tagline],
  );
}
