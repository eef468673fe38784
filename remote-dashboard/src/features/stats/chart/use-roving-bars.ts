import { useRef, useState, type KeyboardEvent } from 'react';

/** Steps toward newer bars, in left-to-right pages. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** Roving tabindex: the bars are one tab stop, at first the newest; arrow keys, Home and End move inside, as seen on screen. */
export function useRovingBars(count: number, direction: 'ltr' | 'rtl') {
  const list = useRef<SVGGElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const current = chosen === null || chosen >= count ? count - 1 : chosen;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const isMirrored = direction === 'rtl' && Number.isFinite(step);
    const next = Math.min(count - 1, Math.max(0, current + (isMirrored ? -step : step)));
    setChosen(next);
    list.current?.querySelectorAll('a')[next]?.focus();
  };
  return { list, current, onKeyDown };
}
