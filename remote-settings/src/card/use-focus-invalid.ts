import { useEffect, useRef, type RefObject } from 'react';
import type { SaveState } from '@site-admin/kit/forms';

/**
 * Focuses the first invalid field of a form after a save was refused, unless the user works elsewhere by then.
 *
 * @returns The ref of the form.
 */
export function useFocusInvalid(saveState: SaveState): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = ref.current;
    if (saveState.status !== 'refused' || !form) return;
    const { activeElement, body } = form.ownerDocument;
    // A button that became disabled has lost the focus to the body.
    if (activeElement !== body && !form.contains(activeElement)) return;
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [saveState]);
  return ref;
}
