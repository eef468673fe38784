import { __ } from '@site-admin/runtime/i18n';
import { classNames } from '../class-names';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Pixels; 20 by default. */
  readonly size?: number | undefined;
  /** Accessible name; 'Loading' by default. '' hides the spinner from assistive technology, next to a visible text. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** An indeterminate progress indicator. */
export function Spinner({ size = 20, label = __('Loading', 'jetpack'), className }: SpinnerProps) {
  const meaning = label === '' ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span className={classNames(styles.spinner, className)} style={{ width: size, height: size }} {...meaning} />;
}
