import { useEffect, useRef, type RefObject } from 'react';
import type { SaveState } from '@site-admin/kit/forms';

export interface FormFocus {
  readonly ref: RefObject<HTMLFormElement | null>;
  /** Remembers the focused control when a save begins: its controls are disabled meanwhile, and lose the focus. */
  readonly remember: () => void;
}

/**
 * Sets the focus once a save has ended, unless the user works elsewhere by then: to the first invalid field, else to the control that
 * had it.
 */
export function useFormFocus(saveState: SaveState): FormFocus {
  const ref = useRef<HTMLFormElement>(null);
  const remembered = useRef<Element | null>(null);
  useEffect(() => {
    const form = ref.current;
    if (!form || !remembered.current || saveState.status === 'saving' || saveState.status === 'conflict') return;
    const control = remembered.current;
    remembered.current = null;
    const { activeElement, body } = form.ownerDocument;
    if (saveState.status === 'refused') {
      if (activeElement === body || form.contains(activeElement)) focusInvalid(form);
    } else if (activeElement === body) {
      focusControl(form, control);
    }
  }, [saveState]);
  return { ref, remember: () => void (remembered.current = ref.current?.ownerDocument.activeElement ?? null) };
}

const focusInvalid = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

/** A button that is disabled by now cannot be focused: then the form is, so that Tab continues from there. */
function focusControl(form: HTMLFormElement, control: Element): void {
  const isEnabled = control instanceof HTMLElement && form.contains(control) && !control.matches(':disabled');
  (isEnabled ? control : form).focus({ preventScroll: true });
}
