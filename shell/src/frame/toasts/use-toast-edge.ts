import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { chooseEdge, type ToastEdge } from './toast-edge';
import type { ShownNotice } from '../../page/services/notices';

const controls = 'a, button, input, select, textarea, label, [tabindex]';

/** Returns the control outside the region that was focused or pressed last. Safari does not focus a pressed button. */
function useControlInUse(region: RefObject<HTMLElement | null>): RefObject<Element | null> {
  const control = useRef<Element | null>(null);
  useEffect(() => {
    function onUse({ target }: Event): void {
      if (!(target instanceof Element) || region.current?.contains(target)) return;
      control.current = target.closest(controls);
    }
    // On the window, so that it runs before the listeners below, which are added later.
    window.addEventListener('focusin', onUse, true);
    window.addEventListener('pointerdown', onUse, true);
    return () => {
      window.removeEventListener('focusin', onUse, true);
      window.removeEventListener('pointerdown', onUse, true);
    };
  }, [region]);
  return control;
}

/** Returns the edge of the viewport where the toasts do not cover the control in use; updated while there are toasts. */
export function useToastEdge(region: RefObject<HTMLElement | null>, toasts: readonly ShownNotice[]): ToastEdge {
  const control = useControlInUse(region);
  const [edge, setEdge] = useState<ToastEdge>('bottom');
  const isEmpty = toasts.length === 0;

  useLayoutEffect(() => {
    function place(): void {
      if (!control.current?.isConnected || !region.current) return;
      const used = control.current.getBoundingClientRect();
      const covering = region.current.getBoundingClientRect();
      setEdge((current) => chooseEdge(current, used, covering, window.innerHeight));
    }
    if (isEmpty) return setEdge('bottom');
    place();
    const events = ['focusin', 'pointerdown', 'scroll', 'resize'];
    events.forEach((name) => window.addEventListener(name, place, { capture: true, passive: true }));
    return () => events.forEach((name) => window.removeEventListener(name, place, { capture: true }));
  }, [control, region, toasts, isEmpty]);

  return edge;
}
