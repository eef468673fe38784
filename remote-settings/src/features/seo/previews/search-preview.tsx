import { getPreviewTexts } from '../seo.texts';
import { limits, stripTags, toBreadcrumb, truncate } from './truncate';
import styles from './previews.module.css';

export interface PagePreviewProps {
  readonly title: string;
  readonly description: string;
  readonly url: string;
}

/** The page in a list of search results. */
export function SearchPreview({ title, description, url }: PagePreviewProps) {
  const texts = getPreviewTexts();
  const text = truncate(stripTags(description), limits.searchDescription);
  return (
    <figure className={styles.figure}>
      <figcaption>{texts.search}</figcaption>
      <div className={styles.search}>
        <div className={styles.address}>{toBreadcrumb(url)}</div>
        <div className={styles.searchTitle}>{truncate(title, limits.searchTitle)}</div>
        <div className={styles.text}>{text || <i>{texts.noDescription}</i>}</div>
      </div>
    </figure>
  );
}
