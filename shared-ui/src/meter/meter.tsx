import type { ReactNode } from 'react';
import styles from './meter.module.css';
import { meterPercent } from './meter-percent';

export interface MeterItem {
  readonly count: number;
  readonly label: string;
  /** Any CSS color. */
  readonly backgroundColor: string;
  /** Its entry in the legend; count and label by default. */
  readonly entry?: ReactNode;
}

export interface MeterProps {
  readonly items: readonly MeterItem[];
  /** Value of the full bar; the sum of the counts by default. */
  readonly total?: number | undefined;
  /** Accessible name of the bar. */
  readonly label: string;
  /** Order by count; the order of `items` by default. */
  readonly sort?: 'ascending' | 'descending' | undefined;
  /** Formats a count for the legend, such as with the locale's grouping. */
  readonly formatCount?: ((count: number) => ReactNode) | undefined;
}

/** A stacked bar of counts with a legend. */
export function Meter({ items, total, label, sort, formatCount = String }: MeterProps) {
  const whole = total ?? items.reduce((sum, { count }) => sum + count, 0);
  const parts = sort ? [...items].sort((a, b) => (sort === 'ascending' ? a.count - b.count : b.count - a.count)) : items;
  return (
    <div role="group" aria-label={label}>
      {/* Assistive technology reads the legend. */}
      <div className={styles.bar} aria-hidden>
        {parts
          .filter(({ count }) => count > 0)
          .map((item, at) => (
            <div
              key={at}
              className={styles.part}
              style={{ backgroundColor: item.backgroundColor, flexBasis: `${meterPercent(item.count, whole)}%` }}
            />
          ))}
      </div>
      <ul className={styles.legend}>
        {parts.map((item, at) => (
          <li key={at} className={styles.entry}>
            <span aria-hidden className={styles.dot} style={{ backgroundColor: item.backgroundColor }} />
            {item.entry ?? (
              <>
                {formatCount(item.count)} {item.label}
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
