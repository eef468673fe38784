import { useEffect, useState } from 'react';

/** A component that loads longer than this shifts the page when it is rendered. */
const limitMs = 1000;

/**
 * Returns whether the page keeps its placeholder until a component above the screen is loaded: from the start, for a second at most.
 * The caller marks the component's element with `data-holding`.
 */
export function useHolding(isWantedAtStart: boolean): boolean {
  const [isHolding, setHolding] = useState(isWantedAtStart);
  useEffect(() => {
    const timer = setTimeout(() => setHolding(false), limitMs);
    return () => clearTimeout(timer);
  }, []);
  return isHolding;
}
