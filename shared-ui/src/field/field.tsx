import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { FieldError, hasError } from './field-error';
import styles from './field.module.css';

/** Props of every field with a label above. */
export interface FieldProps {
  readonly label: ReactNode;
  /** Shows the label to assistive technology only. */
  readonly isLabelHidden?: boolean | undefined;
  /** Help text below the field. */
  readonly hint?: ReactNode;
  /** Validation error; announced. */
  readonly error?: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly className?: string | undefined;
}

/** Props for the control inside a Field. */
export interface ControlProps {
  readonly id: string;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly className: string | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Label, control, hint and error, associated with each other. */
export function Field({ children, ...props }: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) {
  const { label, isLabelHidden = false, hint, error, disabled, name, className } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const isInvalid = hasError(error);
  const described = classNames(hint !== undefined && `${id}-hint`, isInvalid && `${id}-error`);
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={isLabelHidden ? undefined : styles.label}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children({
        id,
        name,
        disabled,
        className: styles.control,
        'aria-describedby': described || undefined,
        'aria-invalid': isInvalid || undefined,
      })}
      {hint !== undefined && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
