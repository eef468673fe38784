import type { ReactNode } from 'react';
import { useShell } from '@site-admin/kit';
import { classNames } from '@site-admin/ui';
import styles from './figure.module.css';

export interface FigureProps {
  readonly count: number;
  /** `error`: the fewer the better. */
  readonly tone?: 'plain' | 'error';
  /** What is counted, as text beside the number. */
  readonly children: ReactNode;
}

/** A number to be seen at a glance, and the words to it. */
export function Figure({ count, tone = 'plain', children }: FigureProps) {
  const { i18n } = useShell();
  return (
    <p className={styles.figure}>
      <strong className={classNames(styles.count, styles[tone])}>{i18n.number(count)}</strong>
      <span>{children}</span>
    </p>
  );
}
