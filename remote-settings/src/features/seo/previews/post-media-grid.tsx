import { selectMedia, type PostMedia } from './preview-post';
import styles from './previews.module.css';

/** The pictures of a post in a grid, or its video. */
export function PostMediaGrid({ media }: { readonly media: readonly PostMedia[] }) {
  const shown = selectMedia(media);
  if (shown.length === 0) return null;
  return (
    <div className={styles.media} data-count={shown.length}>
      {shown.map(({ type, url, alt }) =>
        type.startsWith('video/') ? (
          <video key={url} src={url} aria-label={alt} controls />
        ) : (
          <img key={url} src={url} alt={alt} />
        ),
      )}
    </div>
  );
}
