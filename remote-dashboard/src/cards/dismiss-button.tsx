import type { MouseEventHandler } from 'react';
import { __ } from '@site-admin/runtime/i18n';
import { Button, Icon } from '@site-admin/ui';
import styles from './dismiss-button.module.css';

export interface DismissButtonProps {
  /** `Dismiss` by default. */
  readonly label?: string;
  readonly onClick: MouseEventHandler<HTMLElement>;
}

/** The cross that removes a card, a banner or a line. */
export function DismissButton({ label = __('Dismiss', 'jetpack'), onClick }: DismissButtonProps) {
  return (
    <Button variant="link" className={styles.dismiss} aria-label={label} onClick={onClick}>
      <Icon name="cross" size={20} />
    </Button>
  );
}
