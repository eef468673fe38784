import { useLayoutEffect, useState, type RefObject } from 'react';
import { useShell } from '@site-admin/kit';
import { Subject, exhaustMap } from '@site-admin/runtime/rx';
import { chartLimits } from './chart-geometry';

/** Last measured width of the chart and of the window it was measured in, per page. */
const measured = new WeakMap<object, { readonly width: number; readonly windowWidth: number }>();

/**
 * Returns the width of an element in pixels, updated at most every 400 ms while it is resized. A screen that is mounted again starts
 * with the last width: measuring forces a layout of the whole page, and the chart drawn from it forces another.
 */
export function useElementWidth(ref: RefObject<HTMLElement | null>): number {
  const { clock, site } = useShell();
  const page = site.initial;
  const [remembered] = useState(() => {
    const last = measured.get(page);
    return last?.windowWidth === window.innerWidth ? last.width : 0;
  });
  const [width, setWidth] = useState(remembered);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => {
      const current = element.clientWidth;
      measured.set(page, { width: current, windowWidth: window.innerWidth });
      setWidth(current);
    };
    if (remembered === 0) measure();
    const resized = new Subject<void>();
    // exhaustMap: one measurement per 400 ms, at their end, so that the last size of a drag is always measured.
    const measuring = resized.pipe(exhaustMap(() => clock.after(chartLimits.resizeThrottleMs))).subscribe(measure);
    const observer = new ResizeObserver(() => resized.next());
    observer.observe(element);
    return () => {
      observer.disconnect();
      measuring.unsubscribe();
    };
  }, [clock, ref, page, remembered]);
  return width;
}
