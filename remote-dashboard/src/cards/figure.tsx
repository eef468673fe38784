import type { ReactNode } from 'react';
import { useShell } from '@site-admin/kit';
import { classNames } from '@site-admin/ui';
import styles from './figure.module.css';

export interface FigureProps {
  readonly count: number;
  readonly tone?: 'plain' | 'error';
  /** Text beside the number. */
  readonly children: ReactNode;
}

/** A large number with a text beside it. */
export function Figure({ count, tone = 'plain', children }: FigureProps) {
  const { i18n } = useShell();
  return (
    <p className={styles.figure}>
      <strong className={classNames(styles.count, styles[tone])}>{i18n.number(count)}</strong>
      <span>{children}</span>
    </p>
  );
}
