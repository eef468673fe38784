/** A value as it may come from code without types: for asking what a part does with what its types forbid. */
export function raw(value: unknown) {
  return JSON.parse(JSON.stringify(value));
}
