import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../field/field';
import { splitFieldProps } from '../field/split-field-props';

type Native = Pick<
  ComponentProps<'textarea'>,
  'placeholder' | 'maxLength' | 'rows' | 'required' | 'readOnly' | 'onBlur' | 'onFocus' | 'onKeyDown' | 'spellCheck' | 'ref'
>;

export interface TextAreaProps extends FieldProps, Native {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A multi-line text field; 4 rows by default. */
export function TextArea({ value, onChange, rows = 4, ...rest }: TextAreaProps) {
  const [field, native] = splitFieldProps(rest);
  return (
    <Field {...field}>
      {(control) => (
        <textarea {...native} {...control} rows={rows} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
