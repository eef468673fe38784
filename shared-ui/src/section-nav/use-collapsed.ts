import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isWithinBreakpoint } from '../breakpoints/breakpoints';

/** Milliseconds after the last resize before the items are measured again (spec 001 §9). */
const measureDelay = 300;

/**
 * Whether the items must hide behind a header: on a phone always, else when they do not fit side by side.
 *
 * @param content Changes when other items are shown, so that they are measured again.
 */
export function useCollapsed(box: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>, content: string): boolean {
  const [isCollapsed, setIsCollapsed] = useState(() => isWithinBreakpoint('<480px'));
  /** Px the items take side by side, from when they last stood so. */
  const needed = useRef(0);
  const measuredContent = useRef('');

  useLayoutEffect(() => {
    if (isCollapsed && measuredContent.current !== content && !isWithinBreakpoint('<480px')) setIsCollapsed(false);
  }, [isCollapsed, content]);

  useLayoutEffect(() => {
    if (isCollapsed) return;
    // Not now but when the frame is made, which lays the page out anyway: now, what else comes in this frame would undo that work.
    const frame = requestAnimationFrame(() => {
      if (!list.current) return;
      needed.current = widthOf(list.current);
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

function widthOf(list: HTMLElement): number {
  return Array.from(list.children).reduce((sum, child) => sum + child.getBoundingClientRect().width, 0);
}
