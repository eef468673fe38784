import { useLayoutEffect, useState } from 'react';
import { boundsOf, onPage, pageOffset } from './measure';
import { placeTip, type Placement } from './place';
import { mirrorPosition, type PopoverPosition } from './position';

/**
 * Where the tip stands inside its containing block, now and after each scroll and resize; null before it was measured.
 * The tip must be positioned absolutely with its `left` and `top` set from the answer, 0 before.
 */
export function usePlacement(target: Element | null, tip: HTMLElement | null, position: PopoverPosition): Placement | null {
  const [placement, setPlacement] = useState<Placement | null>(null);

  useLayoutEffect(() => {
    if (!target || !tip) return;
    const place = () => setPlacement((current) => sameOr(current, measure(target, tip, position)));
    place();
    // Captured: a scroll inside any box moves the target too.
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    const sizes = new ResizeObserver(place);
    sizes.observe(tip);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      sizes.disconnect();
    };
  }, [target, tip, position]);

  return placement;
}

function measure(target: Element, tip: HTMLElement, position: PopoverPosition): Placement {
  const offset = pageOffset(window);
  const tipBox = onPage(boundsOf(tip), offset);
  const view = onPage({ left: 0, top: 0, width: window.innerWidth, height: window.innerHeight }, offset);
  const isRightToLeft = getComputedStyle(target).direction === 'rtl';
  const placed = placeTip(onPage(boundsOf(target), offset), tipBox, view, isRightToLeft ? mirrorPosition(position) : position);
  // The origin of the containing block follows from where the tip is now, wherever its container stands on the page.
  const origin = { left: tipBox.left - (parseFloat(tip.style.left) || 0), top: tipBox.top - (parseFloat(tip.style.top) || 0) };
  return { ...placed, left: placed.left - origin.left, top: placed.top - origin.top };
}

function sameOr(current: Placement | null, next: Placement): Placement {
  const isSame =
    current?.side === next.side && current.left === next.left && current.top === next.top && current.arrow === next.arrow;
  return isSame ? current : next;
}
