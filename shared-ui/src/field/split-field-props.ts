import type { FieldProps } from './field';

/** Splits the props of the Field from those of its control. */
export function splitFieldProps<Props extends FieldProps>(props: Props): readonly [FieldProps, Omit<Props, keyof FieldProps>] {
  const { label, isLabelHidden, hint, error, disabled, id, name, className, ...control } = props;
  return [{ label, isLabelHidden, hint, error, disabled, id, name, className }, control];
}
