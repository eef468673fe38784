import type { AriaAttributes, ComponentProps } from 'react';
import { Field, type FieldProps } from '../field/field';
import { splitFieldProps } from '../field/split-field-props';

type Native = Pick<
  ComponentProps<'input'>,
  | 'placeholder'
  | 'maxLength'
  | 'autoComplete'
  | 'required'
  | 'readOnly'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'spellCheck'
  | 'inputMode'
  | 'min'
  | 'max'
  | 'step'
  | 'autoFocus'
  | 'role'
  | 'ref'
>;

/** The field itself sets its description and whether it is invalid. */
type Aria = Omit<AriaAttributes, 'aria-describedby' | 'aria-invalid'>;

export interface TextFieldProps extends FieldProps, Native, Aria {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'url' | 'password' | 'tel' | 'number' | undefined;
}

/** A single-line text field. */
export function TextField({ value, onChange, type = 'text', ...rest }: TextFieldProps) {
  const [field, native] = splitFieldProps(rest);
  return (
    <Field {...field}>
      {(control) => (
        <input {...native} {...control} type={type} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
