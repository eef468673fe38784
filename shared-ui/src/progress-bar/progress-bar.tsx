import { classNames } from '../class-names';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  readonly value: number;
  /** 100 by default (spec 002 §9). */
  readonly total?: number | undefined;
  /** Accessible name of the bar. */
  readonly label: string;
  /** Text of the value, such as '3 GB of 1 TB'. */
  readonly valueText?: string | undefined;
  readonly className?: string | undefined;
}

/** A progress bar, limited to 0–100 %. */
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
