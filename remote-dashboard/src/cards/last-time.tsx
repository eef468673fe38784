import styles from './last-time.module.css';
import { useAge } from './age';

export interface LastTimeProps {
  /** Unix seconds or ISO 8601, as the provider sends it. */
  readonly time: number | string | undefined;
  readonly toText: (age: string, date: string) => string;
}

/** When something happened last, with its age; nothing where that is unknown. */
export function LastTime({ time, toText }: LastTimeProps) {
  const last = useAge(time);
  return last ? <p className={styles.last}>{toText(last.age, last.date)}</p> : null;
}
