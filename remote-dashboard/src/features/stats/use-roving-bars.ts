import { useRef, useState, type KeyboardEvent } from 'react';

/** How far each key leads, towards newer bars, where they run from left to right. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** One tab stop for all bars, the newest at first; arrow keys, Home and End move inside, as the bars stand on the screen. */
export function useRovingBars(count: number, direction: 'ltr' | 'rtl') {
  const list = useRef<SVGGElement>(null);
  const [chosen, choose] = useState<number | null>(null);
  const current = chosen === null || chosen >= count ? count - 1 : chosen;
  const moveTo = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const isMirrored = direction === 'rtl' && Number.isFinite(step);
    const next = Math.min(count - 1, Math.max(0, current + (isMirrored ? -step : step)));
    choose(next);
    list.current?.querySelectorAll('a')[next]?.focus();
  };
  return { list, current, moveTo };
}
