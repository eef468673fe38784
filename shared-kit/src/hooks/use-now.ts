import { useEffect, useState } from 'react';
import { useShell } from '../remote/shell-context';

/** Returns the time in Unix ms, and renders the component again each minute. */
export function useNow(): number {
  const { clock } = useShell();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const ticks = clock.every(60_000).subscribe(() => setNow(clock.now()));
    return () => ticks.unsubscribe();
  }, [clock]);
  return now;
}
