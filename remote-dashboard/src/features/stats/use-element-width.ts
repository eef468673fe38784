import { useLayoutEffect, useState, type RefObject } from 'react';
import { useShell } from '@site-admin/kit';
import { Subject, exhaustMap } from '@site-admin/runtime/rx';
import { chartLimits } from './chart-geometry';

/** By page: how wide the element was when it was last measured, in a window how wide. */
const measured = new WeakMap<object, { readonly width: number; readonly within: number }>();

/**
 * The width of an element, in pixels: at once, and while it is resized every 400 ms. On the way back to a screen it is what it was
 * before: measuring makes the browser lay out the whole page, and then lay it out again with what was made of the answer.
 */
export function useElementWidth(ref: RefObject<HTMLElement | null>): number {
  const { clock, site } = useShell();
  const page = site.initial;
  const [remembered] = useState(() => {
    const before = measured.get(page);
    return before?.within === window.innerWidth ? before.width : 0;
  });
  const [width, setWidth] = useState(remembered);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => {
      const found = element.clientWidth;
      measured.set(page, { width: found, within: window.innerWidth });
      setWidth(found);
    };
    if (remembered === 0) measure();
    const resized = new Subject<void>();
    // exhaustMap: one reading per 400 ms, taken at their end, so that the last size of a drag is never missed.
    const reading = resized.pipe(exhaustMap(() => clock.after(chartLimits.resizeThrottleMs))).subscribe(measure);
    const observer = new ResizeObserver(() => resized.next());
    observer.observe(element);
    return () => {
      observer.disconnect();
      reading.unsubscribe();
    };
  }, [clock, ref, page, remembered]);
  return width;
}
