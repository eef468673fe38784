import { useEffect, useState } from 'react';
import { useShell } from '@site-admin/kit';
import { chartLimits } from './chart-geometry';

/** Tracks the hovered or focused bar; `tooltipIndex` is set once it has been the same bar for 200 ms. */
export function usePointedBar() {
  const { clock } = useShell();
  const [pointed, setPointed] = useState<number | null>(null);
  const [delayed, setDelayed] = useState<number | null>(null);
  useEffect(() => {
    if (pointed === null) return;
    const delay = clock.after(chartLimits.tooltipDelayMs).subscribe(() => setDelayed(pointed));
    return () => {
      delay.unsubscribe();
      setDelayed(null);
    };
  }, [clock, pointed]);
  return { setPointed, tooltipIndex: pointed !== null && pointed === delayed ? pointed : null };
}
