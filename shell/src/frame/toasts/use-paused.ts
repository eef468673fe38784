import { useEffect, type RefObject } from 'react';

/** Pauses the durations of the notices while the pointer or the focus is on a toast. */
export function usePaused(region: RefObject<HTMLElement | null>, isEmpty: boolean, setPaused: (isPaused: boolean) => void): void {
  useEffect(() => {
    const element = region.current;
    if (!element || isEmpty) return;
    let hasPointer = false;
    let hasFocus = false;
    function onEvent(event: Event): void {
      if (event.type.startsWith('pointer')) hasPointer = event.type === 'pointerenter';
      else hasFocus = event.type === 'focusin' || isInside(event);
      setPaused(hasPointer || hasFocus);
    }
    const isInside = (event: Event) =>
      event instanceof FocusEvent && event.relatedTarget instanceof Node && element.contains(event.relatedTarget);
    // Native listeners: React misses the leave event if the toast under the pointer was removed.
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'];
    events.forEach((name) => element.addEventListener(name, onEvent));
    return () => {
      events.forEach((name) => element.removeEventListener(name, onEvent));
      setPaused(false);
    };
  }, [region, isEmpty, setPaused]);
}
