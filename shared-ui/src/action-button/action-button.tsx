import { __ } from '@site-admin/runtime/i18n';
import { Button, type ButtonProps } from '../button/button';
import styles from './action-button.module.css';

export interface ActionButtonProps extends Omit<ButtonProps, 'children'> {
  readonly label: string;
  /** Error of the failed action: true for the default text, or a text. */
  readonly error?: boolean | string | undefined;
}

/** A primary button for one long action, with its error below. */
export function ActionButton({ label, error = false, variant = 'primary', ...rest }: ActionButtonProps) {
  const message = typeof error === 'string' ? error : __('An error occurred. Please try again.', 'jetpack');
  const hasFailed = error !== false && error !== '';
  return (
    <div className={styles.action}>
      <Button variant={variant} {...rest}>
        {label}
      </Button>
      {hasFailed && (
        <p role="alert" className={styles.error}>
          {message}
        </p>
      )}
    </div>
  );
}
