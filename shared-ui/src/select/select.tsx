import { classNames } from '../class-names';
import { Field, type FieldProps } from '../field/field';
import { splitFieldProps } from '../field/split-field-props';
import styles from './select.module.css';

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string = string> extends FieldProps {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly SelectOption<Value>[];
}

/** A native select. */
export function Select<Value extends string>({ value, onChange, options, ...rest }: SelectProps<Value>) {
  const [field] = splitFieldProps(rest);
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          className={classNames(control.className, styles.select)}
          value={value}
          onChange={(event) => choose(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
