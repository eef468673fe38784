import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { FieldError, hasError } from '../field/field-error';
import styles from './checkbox.module.css';

export interface CheckboxProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
  readonly hint?: ReactNode;
  /** Why the value was not saved; announced. */
  readonly error?: ReactNode;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly className?: string | undefined;
}

/** A checkbox of a form. */
export function Checkbox({ label, checked, onChange, disabled, hint, error, id, name, className }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <span className={classNames(styles.choice, className)}>
      <input
        id={inputId}
        name={name}
        type="checkbox"
        className={styles.box}
        checked={checked}
        disabled={disabled}
        aria-invalid={hasError(error) || undefined}
        aria-describedby={classNames(hint !== undefined && `${inputId}-hint`, hasError(error) && `${inputId}-error`) || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.text}>
        <label htmlFor={inputId}>{label}</label>
        {hint !== undefined && (
          <span id={`${inputId}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
        <FieldError id={`${inputId}-error`}>{error}</FieldError>
      </span>
    </span>
  );
}
