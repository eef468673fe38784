import { useEffect, useState } from 'react';
import { useShell } from '@site-admin/kit';
import { chartLimits } from './chart-geometry';

/** The bar under the pointer or with the focus; its tooltip is shown after 200 ms on the same bar. */
export function usePointedBar() {
  const { clock } = useShell();
  const [pointed, point] = useState<number | null>(null);
  const [ripe, setRipe] = useState<number | null>(null);
  useEffect(() => {
    if (pointed === null) return;
    const waiting = clock.after(chartLimits.tooltipDelayMs).subscribe(() => setRipe(pointed));
    return () => {
      waiting.unsubscribe();
      setRipe(null);
    };
  }, [clock, pointed]);
  return { point, withTooltip: pointed !== null && pointed === ripe ? pointed : null };
}
