import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isWithinBreakpoint } from '../breakpoints/breakpoints';

/** Milliseconds after the last resize before the items are measured again (spec 001 §9). */
const measureDelay = 300;

/**
 * Returns whether the items are collapsed under a header: always on phones, else when they do not fit in one row.
 *
 * @param content A change measures the items again.
 */
export function useCollapsed(box: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>, content: string): boolean {
  const [isCollapsed, setIsCollapsed] = useState(() => isWithinBreakpoint('<480px'));
  /** Px the items take in one row, from the last time they were. */
  const needed = useRef(0);
  const measuredContent = useRef('');

  useLayoutEffect(() => {
    if (isCollapsed && measuredContent.current !== content && !isWithinBreakpoint('<480px')) setIsCollapsed(false);
  }, [isCollapsed, content]);

  useLayoutEffect(() => {
    if (isCollapsed) return;
    // In the next frame, which lays the page out anyway: measuring now would force an extra layout.
    const frame = requestAnimationFrame(() => {
      if (!list.current) return;
      needed.current = getItemsWidth(list.current);
      measuredContent.current = content;
      if (!fits(box.current, needed.current)) flushSync(() => setIsCollapsed(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [box, list, content, isCollapsed]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => setIsCollapsed(!fits(box.current, needed.current));
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, measureDelay);
    };
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
  }, [box]);

  return isCollapsed;
}

function fits(box: HTMLElement | null, needed: number): boolean {
  return !isWithinBreakpoint('<480px') && (!box || needed <= box.clientWidth);
}

function getItemsWidth(list: HTMLElement): number {
  return Array.from(list.children).reduce((sum, child) => sum + child.getBoundingClientRect().width, 0);
}
