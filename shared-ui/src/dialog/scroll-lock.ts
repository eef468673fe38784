import { useLayoutEffect } from 'react';

const lockedClass = 'sa-scroll-locked';
let locks = 0;

/** Keeps the page behind from scrolling while mounted; the last one out lets it scroll again. */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    locks += 1;
    document.documentElement.classList.add(lockedClass);
    return () => {
      locks -= 1;
      if (locks === 0) document.documentElement.classList.remove(lockedClass);
    };
  }, []);
}
