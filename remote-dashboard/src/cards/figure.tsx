import type { ReactNode } from 'react';
import { useShell } from '@site-admin/kit';
import { classNames } from '@site-admin/ui';
import styles from './figure.module.css';
import { Updated, type UpdatedProps } from './updated';

export interface FigureProps {
  readonly count: number;
  readonly tone?: 'plain' | 'error';
  /** When the number was fetched. */
  readonly updatedAt?: UpdatedProps['at'];
  /** Text beside the number. */
  readonly children: ReactNode;
}

/** A large number with a text beside it, and its age below that. */
export function Figure({ count, tone = 'plain', updatedAt, children }: FigureProps) {
  const { i18n } = useShell();
  return (
    <p className={styles.figure}>
      <strong className={classNames(styles.count, styles[tone])}>{i18n.number(count)}</strong>
      <span className={styles.text}>
        {children}
        <Updated at={updatedAt} />
      </span>
    </p>
  );
}
