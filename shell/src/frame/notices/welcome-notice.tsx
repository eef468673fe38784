import type { InitialState } from '@site-admin/contracts';
import { Button, ButtonGroup } from '@site-admin/ui';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useEffect, useMemo } from 'react';
import { usePage } from '../../page/page-context';
import { AnnouncedNotice } from './announced-notice';
import { sanitizeHtml } from './sanitize-html';
import styles from './notices.module.css';

export interface WelcomeNoticeProps {
  readonly post: NonNullable<InitialState['jetpackStateNotices']['messageContent']>;
  readonly onDismiss: () => void;
}

/** Announces the version that was just installed (spec 001 §2.7). */
export function WelcomeNotice({ post, onDismiss }: WelcomeNoticeProps) {
  const { analytics, site } = usePage().services;
  const { currentVersion, adminUrl } = site.initial;
  const { release_post_content: html, release_post_featured_image: image } = post;
  const content = useMemo(() => sanitizeHtml(html), [html]);
  /* translators: %s: a version number. */
  const title = post.release_post_title || sprintf(__('New in Jetpack %s', 'jetpack'), currentVersion);

  useEffect(() => analytics.record('jetpack_warm_welcome_view', { version: currentVersion }), [analytics, currentVersion]);
  const click = (target: string) => analytics.record('jetpack_wpa_click', { target, location: 'warm-welcome' });

  function dismiss() {
    click('dismiss');
    onDismiss();
  }
  return (
    <AnnouncedNotice announcement={title}>
      <div className={styles.welcome}>
        <h2 className={styles.title}>{title}</h2>
        {image && <img src={image} alt="" className={styles.featured} />}
        <div className={styles.post}>{content}</div>
        <ButtonGroup label={title}>
          <Button size="small" variant="primary" href={`${adminUrl}post-new.php`} onClick={() => click('view-editor')}>
            {__('View editor', 'jetpack')}
          </Button>
          <Button size="small" variant="link" onClick={dismiss}>
            {__('Dismiss', 'jetpack')}
          </Button>
        </ButtonGroup>
      </div>
    </AnnouncedNotice>
  );
}
