import { useLayoutEffect } from 'react';

const lockedClass = 'sa-scroll-locked';
const keptClass = 'sa-scrollbar-kept';
let locks = 0;

/** Without a scrollbar that takes width, reserving its width would shift the page. */
const hasScrollbar = () => window.innerWidth > document.documentElement.clientWidth;

/** Locks the scrolling of the page while mounted; unlocks when the last user unmounts. */
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
