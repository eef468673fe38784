const pollMs = 20;
const timeoutMs = 5000;

type ControlTag = 'button' | 'input' | 'textarea';

/** The name of a control: its label, or its text. */
const getName = (control: HTMLElementTagNameMap[ControlTag]): string =>
  (control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent ?? control.textContent ?? '').trim();

/** @throws {Error} If the control does not appear. */
async function find<Name extends ControlTag>(
  host: HTMLElement,
  tags: readonly Name[],
  name: string,
): Promise<HTMLElementTagNameMap[Name]> {
  for (let waited = 0; waited < timeoutMs; waited += pollMs) {
    const found = [...host.querySelectorAll<HTMLElementTagNameMap[Name]>(tags.join())].find((each) => getName(each) === name);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new Error(`no control "${name}"`);
}

/** Presses the button or checkbox of this name once it is rendered. */
export async function press(host: HTMLElement, name: string): Promise<void> {
  (await find(host, ['button', 'input'], name)).click();
}

/** Types into the field of this label once it is rendered. */
export async function fill(host: HTMLElement, label: string, value: string): Promise<void> {
  const field = await find(host, ['input', 'textarea'], label);
  // React tracks the property of the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
