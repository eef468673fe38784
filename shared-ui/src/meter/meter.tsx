import type { ReactNode } from 'react';
import styles from './meter.module.css';
import { meterPercent } from './meter-percent';

export interface MeterItem {
  readonly count: number;
  readonly label: string;
  /** Any CSS colour. */
  readonly backgroundColor: string;
}

export interface MeterProps {
  readonly items: readonly MeterItem[];
  /** What the whole bar stands for; the sum of the counts unless said otherwise. */
  readonly total?: number | undefined;
  /** Names the bar for assistive technology. */
  readonly label: string;
  /** Largest or smallest part first; as given unless said otherwise. */
  readonly sort?: 'ascending' | 'descending' | undefined;
  /** How a count is written in the legend: with the grouping of the locale, say. */
  readonly formatCount?: ((count: number) => ReactNode) | undefined;
}

/** A bar of counted parts with a legend that says the same in words. */
export function Meter({ items, total, label, sort, formatCount = String }: MeterProps) {
  const whole = total ?? items.reduce((sum, { count }) => sum + count, 0);
  const parts = sort ? [...items].sort((a, b) => (sort === 'ascending' ? a.count - b.count : b.count - a.count)) : items;
  return (
    <div role="group" aria-label={label}>
      {/* The legend is what is read; the bar only shows it. */}
      <div className={styles.bar} aria-hidden>
        {parts.map((item) => (
          <div
            key={item.label}
            className={styles.part}
            style={{ backgroundColor: item.backgroundColor, flexBasis: `${meterPercent(item.count, whole)}%` }}
          />
        ))}
      </div>
      <ul className={styles.legend}>
        {parts.map((item) => (
          <li key={item.label} className={styles.entry}>
            <span aria-hidden className={styles.dot} style={{ backgroundColor: item.backgroundColor }} />
            {formatCount(item.count)} {item.label}
          </li>
        ))}
      </ul>
    </div>
  );
}
