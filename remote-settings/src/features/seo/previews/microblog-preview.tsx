import { memo } from 'react';
import { classNames, Icon } from '@site-admin/ui';
import { useShell } from '@site-admin/kit';
import { getPreviewTexts } from '../seo.texts';
import { PostMediaGrid } from './post-media-grid';
import { splitByAddresses, type PostCard, type PreviewPost } from './preview-post';
import { limits, stripTags, truncate, withoutScheme } from './truncate';
import styles from './previews.module.css';

/** A post about the page on a microblog. */
export function MicroblogPreview({ post }: { readonly post: PreviewPost }) {
  return (
    <figure className={styles.figure}>
      <figcaption>{getPreviewTexts().microblog}</figcaption>
      <article className={styles.post}>
        <div className={styles.avatar}>
          {post.profileImage === '' ? <Icon name="globe" /> : <img src={post.profileImage} alt="" />}
        </div>
        <div className={styles.postBody}>
          <Author name={post.name} screenName={post.screenName} date={post.date} />
          <PostText text={post.text} urls={post.urls} />
          <PostMediaGrid media={post.media} />
          {post.tweet !== undefined && <Quote url={post.tweet} />}
          {/* A post with pictures or a quote shows no card. */}
          {post.card && post.media.length === 0 && post.tweet === undefined && <LinkCard card={post.card} />}
          <Actions />
        </div>
      </article>
    </figure>
  );
}

/** Memoized, as are the text and the actions: only the card changes while its title and description are typed. */
const Author = memo(function Author({ name, screenName, date }: Pick<PreviewPost, 'name' | 'screenName' | 'date'>) {
  const { i18n } = useShell();
  return (
    <div className={styles.author}>
      <strong>{name}</strong>
      {screenName !== '' && <span>@{screenName}</span>}
      <span aria-hidden>·</span>
      <time dateTime={new Date(date).toISOString()}>{i18n.date(date, 'M j')}</time>
    </div>
  );
});

const PostText = memo(function PostText({ text, urls }: Pick<PreviewPost, 'text' | 'urls'>) {
  if (text === '') return null;
  return (
    <p className={styles.postText}>
      {splitByAddresses(text, urls).map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} className={styles.link}>
            {withoutScheme(part)}
          </span>
        ) : (
          part
        ),
      )}
    </p>
  );
});

const Quote = ({ url }: { readonly url: string }) => (
  <blockquote className={styles.quote} cite={url}>
    <span>{getPreviewTexts().quote}</span> <span className={styles.link}>{withoutScheme(url)}</span>
  </blockquote>
);

function LinkCard({ card: { type, url, title, description, image } }: { readonly card: PostCard }) {
  return (
    <div className={classNames(styles.card, type === 'summary' && styles.summary)}>
      {image !== '' && <img src={image} alt="" className={styles.cardImage} />}
      <div className={styles.cardText}>
        <div className={styles.cardTitle}>{title}</div>
        <div className={styles.text}>{truncate(stripTags(description), limits.microblogDescription)}</div>
        <div className={styles.host}>{withoutScheme(url)}</div>
      </div>
    </div>
  );
}

const Actions = memo(function Actions() {
  const texts = getPreviewTexts();
  return (
    <div className={styles.actions}>
      <Icon name="comment" size={16} label={texts.reply} />
      <Icon name="refresh" size={16} label={texts.repost} />
      <Icon name="star" size={16} label={texts.like} />
      <Icon name="share" size={16} label={texts.share} />
    </div>
  );
});
