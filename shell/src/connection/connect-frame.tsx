import { Icon, Logo } from '@site-admin/ui';
import type { ReactNode } from 'react';
import styles from './connection.module.css';

export interface ConnectFrameProps {
  readonly title: string;
  readonly intro: string;
  readonly benefits: readonly (string | { readonly id: string; readonly content: ReactNode })[];
  /** What the person can do here. */
  readonly children: ReactNode;
}

/** The shape of a connect screen: what it is good for, one button, and what the person agrees to. */
export function ConnectFrame({ title, intro, benefits, children }: ConnectFrameProps) {
  return (
    <section className={styles.frame} aria-label={title}>
      <div className={styles.words}>
        <Logo size={32} />
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.intro}>{intro}</p>
        <BenefitList benefits={benefits} />
        {children}
      </div>
      <div className={styles.picture} aria-hidden>
        <span className={styles.sheet} />
        <span className={styles.sheet} />
      </div>
    </section>
  );
}

/** Good things, each with a tick. */
export function BenefitList({ benefits }: Pick<ConnectFrameProps, 'benefits'>) {
  return (
    <ul className={styles.benefits}>
      {benefits.map((benefit) => {
        const { id, content } = typeof benefit === 'string' ? { id: benefit, content: benefit } : benefit;
        return (
          <li key={id}>
            <Icon name="check" className={styles.check} />
            <span>{content}</span>
          </li>
        );
      })}
    </ul>
  );
}
