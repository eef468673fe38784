import { useLayoutEffect } from 'react';

const lockedClass = 'sa-scroll-locked';
const keptClass = 'sa-scrollbar-kept';
let locks = 0;

/** A short page, and one whose scrollbar lies over it, would jump for a place kept free for none. */
const hasScrollbar = () => window.innerWidth > document.documentElement.clientWidth;

/** Keeps the page behind from scrolling while mounted; the last one out lets it scroll again. */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    if (locks === 0) classList.toggle(keptClass, hasScrollbar());
    locks += 1;
    classList.add(lockedClass);
    return () => {
      locks -= 1;
      if (locks === 0) classList.remove(lockedClass, keptClass);
    };
  }, []);
}
