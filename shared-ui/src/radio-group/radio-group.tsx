import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './radio-group.module.css';

export interface RadioOption<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string = string> {
  readonly label: ReactNode;
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly options: readonly RadioOption<Value>[];
  readonly disabled?: boolean | undefined;
  readonly isLabelHidden?: boolean | undefined;
  readonly name?: string | undefined;
}

/** A group of native radio buttons. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, value, onChange, options, disabled, isLabelHidden = false } = props;
  const ownName = useId();
  const name = props.name ?? ownName;
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={styles.legend}>{isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      {options.map((option) => {
        const hintId = `${name}-${option.value}-hint`;
        return (
          <div key={option.value} className={styles.option}>
            <label className={styles.label}>
              <input
                type="radio"
                className={styles.dot}
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                aria-describedby={option.hint === undefined ? undefined : hintId}
                onChange={() => onChange(option.value)}
              />
              <span>{option.label}</span>
            </label>
            {option.hint !== undefined && (
              <div id={hintId} className={styles.hint}>
                {option.hint}
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
