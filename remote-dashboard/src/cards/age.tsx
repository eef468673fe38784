import { useEffect, useState } from 'react';
import { useShell } from '@site-admin/kit';
import { formatAge } from '@site-admin/kit/rules';
import styles from './age.module.css';

export interface AgeProps {
  /** Unix ms. */
  readonly at: number;
  /** Returns the text for an age such as "2 minutes ago". */
  readonly toText: (age: string) => string;
}

/** How long ago something happened. Not a live region, so that its changes are not announced. */
export function Age({ at, toText }: AgeProps) {
  const { i18n } = useShell();
  const now = useNow();
  return (
    <time className={styles.age} dateTime={new Date(at).toISOString()}>
      {toText(formatAge(at, now, i18n.locale))}
    </time>
  );
}

/** Returns the time in Unix ms, and renders the component again each minute. */
function useNow(): number {
  const { clock } = useShell();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const ticks = clock.every(60_000).subscribe(() => setNow(clock.now()));
    return () => ticks.unsubscribe();
  }, [clock]);
  return now;
}
