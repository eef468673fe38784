import { ActionButton, Icon, Logo } from '@site-admin/ui';
import { useLive } from '@site-admin/runtime/kit';
import { useState, type ReactNode } from 'react';
import { usePage } from '../frame/page-context';
import { createConnect } from './connect';
import { ConsentNote } from './consent-note';
import styles from './connection.module.css';

export interface ConnectFrameProps {
  readonly title: string;
  readonly intro: string;
  readonly benefits: readonly string[];
  readonly button: string;
  /** Told to the provider. */
  readonly from: string;
  /** False where there is nothing left to connect. */
  readonly hasButton: boolean;
  readonly children?: ReactNode;
}

/** The shape of every connect screen: what it is good for, one button, and what the person agrees to. */
export function ConnectFrame({ title, intro, benefits, button, from, hasButton, children }: ConnectFrameProps) {
  const { services, navigation } = usePage();
  const [connect] = useState(() => createConnect({ requests: services.requests, site: services.site, navigation, from }));
  const state = useLive(connect.state);
  const isBusy = state.status === 'registering' || state.status === 'authorizing';

  return (
    <section className={styles.frame} aria-label={title}>
      <div className={styles.words}>
        <Logo size={32} />
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.intro}>{intro}</p>
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <Icon name="check" className={styles.check} />
              {benefit}
            </li>
          ))}
        </ul>
        {hasButton && (
          <>
            <ActionButton label={button} size="large" busy={isBusy} error={state.status === 'failed'} onClick={connect.start} />
            <ConsentNote />
          </>
        )}
        {children}
      </div>
      <div className={styles.picture} aria-hidden>
        <span className={styles.sheet} />
        <span className={styles.sheet} />
      </div>
    </section>
  );
}
