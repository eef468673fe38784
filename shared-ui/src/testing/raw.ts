/** Returns the value as `any`, to test inputs that the types forbid. */
export function raw(value: unknown) {
  return JSON.parse(JSON.stringify(value));
}
