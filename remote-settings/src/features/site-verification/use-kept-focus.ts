import { useEffect, useRef, type RefObject } from 'react';

export interface KeptFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * Keeps the focus in an element whose content is replaced: it is set to the first control of the new content, unless the user has moved
 * it elsewhere.
 *
 * @param content Changes with the content.
 */
export function useKeptFocus(content: string): KeptFocus {
  const ref = useRef<HTMLDivElement>(null);
  // A removed control is not blurred.
  const hasFocus = useRef(false);
  useEffect(() => {
    const element = ref.current;
    const active = element?.ownerDocument.activeElement;
    const isLost = active !== element && active?.contains(element);
    if (element && hasFocus.current && isLost) element.querySelector<HTMLElement>('input, button')?.focus();
  }, [content]);
  return { ref, onFocus: () => void (hasFocus.current = true), onBlur: () => void (hasFocus.current = false) };
}
