import { useEffect, useState } from 'react';

/** A part that loads longer than this moves the page when it comes. */
const limitMs = 1000;

/**
 * Whether the page waits, behind its placeholder, for a part above the screen: from the start, while the part loads, and for a second
 * at most. The part's element is marked with `data-holding`.
 */
export function useHolding(isWantedAtStart: boolean): boolean {
  const [isHolding, setHolding] = useState(isWantedAtStart);
  useEffect(() => {
    const timer = setTimeout(() => setHolding(false), limitMs);
    return () => clearTimeout(timer);
  }, []);
  return isHolding;
}
