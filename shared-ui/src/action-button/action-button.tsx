import { __ } from '@site-admin/runtime/i18n';
import { Button, type ButtonProps } from '../button/button';
import styles from './action-button.module.css';

export interface ActionButtonProps extends Omit<ButtonProps, 'children'> {
  readonly label: string;
  /** The action failed: true for the default words, or words of its own. */
  readonly error?: boolean | string | undefined;
}

/** A primary button for one long action, with its failure told under it. */
export function ActionButton({ label, error = false, variant = 'primary', ...rest }: ActionButtonProps) {
  const words = typeof error === 'string' ? error : __('An error occurred. Please try again.', 'jetpack');
  const hasFailed = error !== false && error !== '';
  return (
    <div className={styles.action}>
      <Button variant={variant} {...rest}>
        {label}
      </Button>
      {hasFailed && (
        <p role="alert" className={styles.error}>
          {words}
        </p>
      )}
    </div>
  );
}
