import type { NoticeStatus } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/paths';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly status?: NoticeStatus | undefined;
  /** Plain text; use `children` for elements. */
  readonly text?: string | undefined;
  readonly children?: ReactNode;
  /** Shows the dismiss button. */
  readonly onDismiss?: (() => void) | undefined;
  /** A link or button after the text. */
  readonly action?: NoticeAction | undefined;
  /** Small, for use inside a card. */
  readonly isCompact?: boolean | undefined;
  /** Announced by an existing live region elsewhere. Errors announce themselves all the same. */
  readonly isSilent?: boolean | undefined;
  readonly className?: string | undefined;
}

export interface NoticeAction {
  readonly label: string;
  readonly href?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly isBusy?: boolean | undefined;
}

const icons: Record<NoticeStatus, IconName> = {
  'is-info': 'info',
  'is-success': 'success',
  'is-warning': 'warning',
  'is-error': 'error',
};
const tones: Record<NoticeStatus, string> = {
  'is-info': 'info',
  'is-success': 'success',
  'is-warning': 'warning',
  'is-error': 'error',
};

/** A message. Errors are announced assertively, other messages politely. */
export function Notice({
  status = 'is-info',
  text,
  children,
  onDismiss,
  action,
  isCompact = false,
  isSilent = false,
  className,
}: NoticeProps) {
  const isError = status === 'is-error';
  return (
    <div
      role={isError ? 'alert' : 'status'}
      aria-live={isSilent && !isError ? 'off' : undefined}
      className={classNames(styles.notice, styles[tones[status]], isCompact && styles.compact, className)}
    >
      <Icon name={icons[status]} className={styles.icon} size={isCompact ? 20 : 24} />
      <div className={styles.content}>
        <div className={styles.text}>{children ?? text}</div>
        {action && <NoticeActionButton {...action} />}
      </div>
      {onDismiss && (
        <button type="button" className={styles.dismiss} onClick={onDismiss} aria-label={__('Dismiss', 'jetpack')}>
          <Icon name="cross" size={20} />
        </button>
      )}
    </div>
  );
}

function NoticeActionButton({ label, href, onClick, isBusy }: NoticeAction) {
  return (
    <Button variant="link" href={href} busy={isBusy} {...(onClick && { onClick })} className={styles.action}>
      {label}
    </Button>
  );
}
