import { useRef } from 'react';
import { useShell } from '@site-admin/kit';
import { __, _n, sprintf } from '@site-admin/runtime/i18n';
import { useDispatch } from '@site-admin/runtime/store';
import { Icon, Popover, focusHeading } from '@site-admin/ui';
import { DismissButton } from '../../../cards/dismiss-button';
import { backup } from '../backup.slice';
import styles from './fallback.module.css';

export interface UpgradePopupProps {
  /** The offer it points at. */
  readonly anchor: Element | null;
  readonly posts: number;
  readonly comments: number;
}

/** What backups would keep safe. Opens by itself, so it takes no focus; closed for this view. */
export function UpgradePopup({ anchor, posts, comments }: UpgradePopupProps) {
  const { i18n } = useShell();
  const dispatch = useDispatch();
  const content = useRef<HTMLDivElement>(null);
  const title = __('Upgrade to backup', 'jetpack');
  // translators: %s is a number.
  const somePosts = sprintf(_n('%s post', '%s posts', posts, 'jetpack'), i18n.number(posts));
  // translators: %s is a number.
  const someComments = sprintf(_n('%s comment', '%s comments', comments, 'jetpack'), i18n.number(comments));
  // translators: 1: such as "26 posts", 2: such as "31 comments".
  const text = __('Be sure your %1$s, %2$s, and more are safely backed up with Jetpack.', 'jetpack');
  const close = () => {
    if (content.current?.contains(document.activeElement)) focusHeading(anchor);
    dispatch(backup.popupClosed());
  };
  return (
    <Popover open anchor={anchor} position="top right" label={title} opensItself onClose={close}>
      <div ref={content} className={styles.popup}>
        <Icon name="lock" size={20} className={styles.lock} />
        <div className={styles.text}>
          <strong>{title}</strong>
          <p>{sprintf(text, somePosts, someComments)}</p>
        </div>
        <DismissButton label={__('Close', 'jetpack')} onClick={close} />
      </div>
    </Popover>
  );
}
