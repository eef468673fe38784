import styles from './age.module.css';
import { formatAge } from './format-age';

export interface AgeProps {
  /** Unix ms. */
  readonly at: number;
  /** Unix ms. */
  readonly now: number;
  /** Such as `en_US`. */
  readonly locale: string;
  /** Returns the text for an age such as "2 minutes ago". */
  readonly toText: (age: string) => string;
}

/** How long ago something happened. Not a live region, so that its changes are not announced. */
export function Age({ at, now, locale, toText }: AgeProps) {
  return (
    <time className={styles.age} dateTime={new Date(at).toISOString()}>
      {toText(formatAge(at, now, locale))}
    </time>
  );
}
