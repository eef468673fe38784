import { CheckList, Logo, type CheckListProps } from '@site-admin/ui';
import type { ReactNode } from 'react';
import styles from './connection.module.css';

export interface ConnectFrameProps {
  readonly title: string;
  readonly intro: string;
  readonly benefits: CheckListProps['items'];
  /** The action of the screen. */
  readonly children: ReactNode;
}

/** The layout of a connect screen: benefits, and one action. */
export function ConnectFrame({ title, intro, benefits, children }: ConnectFrameProps) {
  return (
    <section className={styles.frame} aria-label={title}>
      <div className={styles.words}>
        <Logo size={32} />
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.intro}>{intro}</p>
        <CheckList items={benefits} isLarge />
        {children}
      </div>
      <div className={styles.picture} aria-hidden>
        <span className={styles.sheet} />
        <span className={styles.sheet} />
      </div>
    </section>
  );
}
