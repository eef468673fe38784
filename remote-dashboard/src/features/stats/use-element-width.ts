import { useLayoutEffect, useState, type RefObject } from 'react';
import { useShell } from '@site-admin/runtime/kit';
import { Subject, exhaustMap } from '@site-admin/runtime/rx';
import { chartLimits } from './chart-geometry';

/** The width of an element, in pixels: at once, and while it is resized every 400 ms. */
export function useElementWidth(ref: RefObject<HTMLElement | null>): number {
  const { clock } = useShell();
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const resized = new Subject<void>();
    // exhaustMap: one reading per 400 ms, taken at their end, so that the last size of a drag is never missed.
    const reading = resized.pipe(exhaustMap(() => clock.after(chartLimits.resizeThrottleMs))).subscribe(measure);
    const observer = new ResizeObserver(() => resized.next());
    observer.observe(element);
    return () => {
      observer.disconnect();
      reading.unsubscribe();
    };
  }, [clock, ref]);
  return width;
}
