import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the newest toast on F8, the key that other applications use for notifications.
 *
 * @returns Moves the focus back to where it was before, without scrolling.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>): () => void {
  const origin = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = region.current;
    function onFocusIn({ relatedTarget }: FocusEvent): void {
      if (relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget)) origin.current = relatedTarget;
    }
    function onKeyDown(event: KeyboardEvent): void {
      const control = event.key === 'F8' ? element?.querySelector<HTMLElement>('a, button') : null;
      if (!control || event.defaultPrevented) return;
      event.preventDefault();
      control.focus({ preventScroll: true });
    }
    element?.addEventListener('focusin', onFocusIn);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      element?.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [region]);

  return useCallback(() => {
    const target = origin.current?.isConnected ? origin.current : region.current?.closest('section');
    target?.focus({ preventScroll: true });
  }, [region]);
}
