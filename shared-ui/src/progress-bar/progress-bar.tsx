import { classNames } from '../class-names';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  readonly value: number;
  /** 100 unless said otherwise (spec 002 §9). */
  readonly total?: number | undefined;
  /** Names the bar for assistive technology. */
  readonly label: string;
  /** How the value reads in words, such as '3 GB of 1 TB'. */
  readonly valueText?: string | undefined;
  readonly className?: string | undefined;
}

/** How far something is, from 0 to 100 % and never beyond. */
export function ProgressBar({ value, total = 100, label, valueText, className }: ProgressBarProps) {
  const percent = total > 0 ? Math.min(100, Math.max(0, (value / total) * 100)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={valueText}
      className={classNames(styles.track, className)}
    >
      <div className={styles.bar} style={{ width: `${percent}%` }} />
    </div>
  );
}
