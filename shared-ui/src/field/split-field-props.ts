import type { FieldProps } from './field';

/** Parts what the Field takes from what its control takes. */
export function splitFieldProps<Props extends FieldProps>(props: Props): readonly [FieldProps, Omit<Props, keyof FieldProps>] {
  const { label, isLabelHidden, hint, error, disabled, id, name, className, ...control } = props;
  return [{ label, isLabelHidden, hint, error, disabled, id, name, className }, control];
}
