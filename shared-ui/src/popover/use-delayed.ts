import { useEffect, useState } from 'react';

/** True once `isWanted` has been for `delay` ms (at once for 0), false as soon as it is not. */
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
