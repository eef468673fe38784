import { useEffect, useState } from 'react';

/** Returns true once `isWanted` has been true for `delay` ms (at once for 0), false as soon as it is false. */
export function useDelayed(isWanted: boolean, delay: number): boolean {
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    if (!isWanted || delay <= 0) return;
    const timer = setTimeout(() => setIsDue(true), delay);
    return () => {
      clearTimeout(timer);
      setIsDue(false);
    };
  }, [isWanted, delay]);

  return isWanted && (delay <= 0 || isDue);
}
