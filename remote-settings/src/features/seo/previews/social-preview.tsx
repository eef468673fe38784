import { getPreviewTexts } from '../seo.texts';
import { limits, stripTags, truncate, withoutScheme } from './truncate';
import type { PagePreviewProps } from './search-preview';
import styles from './previews.module.css';

/** The card of a link to the page on a social network. */
export function SocialPreview({ title, description, url, image }: PagePreviewProps & { readonly image: string }) {
  return (
    <figure className={styles.figure}>
      <figcaption>{getPreviewTexts().social}</figcaption>
      <div className={styles.card}>
        {image !== '' && <img src={image} alt="" className={styles.cardImage} />}
        <div className={styles.cardText}>
          <div className={styles.host}>{withoutScheme(url).replace(/\/.*$/, '')}</div>
          <div className={styles.cardTitle}>{truncate(title, limits.socialTitle)}</div>
          <div className={styles.text}>{truncate(stripTags(description), limits.socialDescription)}</div>
        </div>
      </div>
    </figure>
  );
}
