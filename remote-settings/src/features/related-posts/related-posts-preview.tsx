import { useId } from 'react';
import { useSetting } from '@site-admin/kit';
import { PartTitle } from '../../card/parts';
import { getRelatedPostsTexts, getSampleTexts } from './related-posts.texts';
import styles from './related-posts-preview.module.css';

const imageRoot = 'https://jetpackme.files.wordpress.com/2019/03';

function getSamples() {
  const texts = getSampleTexts();
  return [
    { image: 'cat-blog.png', title: texts.ipad, context: texts.inMobile },
    { image: 'devices.jpg', title: texts.android, context: texts.inMobile },
    { image: 'mobile-wedding.jpg', title: texts.video, context: texts.inUpgrade },
  ];
}

/** Three sample posts, shown as the options are set (spec 002 §2). */
export function RelatedPostsPreview() {
  const hasHeadline = useSetting('show_headline').value === true;
  const hasThumbnails = useSetting('show_thumbnails').value === true;
  const texts = getRelatedPostsTexts();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <PartTitle id={id} text={texts.preview} />
      <div className={styles.preview}>
        {hasHeadline && <p className={styles.headline}>{texts.headline}</p>}
        <ul className={styles.posts}>
          {getSamples().map(({ image, title, context }) => (
            <li key={image} className={styles.post}>
              {hasThumbnails && (
                <img className={styles.image} src={`${imageRoot}/${image}`} alt="" loading="lazy" referrerPolicy="no-referrer" />
              )}
              <span className={styles.title}>{title}</span>
              <span className={styles.context}>{context}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
