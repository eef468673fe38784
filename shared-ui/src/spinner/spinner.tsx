import { __ } from '@site-admin/runtime/i18n';
import { classNames } from '../class-names';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Pixels; 20 unless said otherwise. */
  readonly size?: number | undefined;
  /** What is being waited for; 'Loading' unless said otherwise. An empty one hides the spinner beside a text that says it. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** Says that something is under way and has no known end. */
export function Spinner({ size = 20, label = __('Loading', 'jetpack'), className }: SpinnerProps) {
  const meaning = label === '' ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span className={classNames(styles.spinner, className)} style={{ width: size, height: size }} {...meaning} />;
}
