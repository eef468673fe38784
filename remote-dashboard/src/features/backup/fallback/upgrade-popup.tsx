import { useId } from 'react';
import { useShell } from '@site-admin/kit';
import { __, _n, sprintf } from '@site-admin/runtime/i18n';
import { useDispatch } from '@site-admin/runtime/store';
import { Button, Icon } from '@site-admin/ui';
import { backup } from '../backup.slice';
import styles from './fallback.module.css';

export interface UpgradePopupProps {
  readonly posts: number;
  readonly comments: number;
}

/** What backups would keep safe. Closed for this view. */
export function UpgradePopup({ posts, comments }: UpgradePopupProps) {
  const { i18n } = useShell();
  const dispatch = useDispatch();
  const titleId = useId();
  // translators: %s is a number.
  const somePosts = sprintf(_n('%s post', '%s posts', posts, 'jetpack'), i18n.number(posts));
  // translators: %s is a number.
  const someComments = sprintf(_n('%s comment', '%s comments', comments, 'jetpack'), i18n.number(comments));
  // translators: 1: such as "26 posts", 2: such as "31 comments".
  const text = __('Be sure your %1$s, %2$s, and more are safely backed up with Jetpack.', 'jetpack');
  return (
    <div role="group" aria-labelledby={titleId} className={styles.popup}>
      <Icon name="lock" size={20} className={styles.lock} />
      <div className={styles.text}>
        <strong id={titleId}>{__('Upgrade to backup', 'jetpack')}</strong>
        <p>{sprintf(text, somePosts, someComments)}</p>
      </div>
      <Button variant="link" aria-label={__('Close', 'jetpack')} onClick={() => dispatch(backup.popupClosed())}>
        <Icon name="cross" size={20} />
      </Button>
    </div>
  );
}
