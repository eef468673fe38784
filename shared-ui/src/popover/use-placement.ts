import { useLayoutEffect, useState } from 'react';
import { getBounds, toPageBox, getPageOffset } from './measure';
import { placeTip, type Placement } from './placement';
import { mirrorPosition, type PopoverPosition } from './position';

/**
 * Returns the position of the tip in its containing block, updated on scroll and resize; null before the first measurement.
 * The tip must be positioned absolutely, with `left` and `top` from the result, 0 before.
 */
export function usePlacement(target: Element | null, tip: HTMLElement | null, position: PopoverPosition): Placement | null {
  const [placement, setPlacement] = useState<Placement | null>(null);

  useLayoutEffect(() => {
    if (!target || !tip) return;
    const place = () => setPlacement((current) => keepIfEqual(current, measure(target, tip, position)));
    place();
    // Captured: scrolling inside any box moves the target too.
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
  const offset = getPageOffset(window);
  const tipBox = toPageBox(getBounds(tip), offset);
  const view = toPageBox({ left: 0, top: 0, width: window.innerWidth, height: window.innerHeight }, offset);
  const isRightToLeft = getComputedStyle(target).direction === 'rtl';
  const placed = placeTip(
    toPageBox(getBounds(target), offset),
    tipBox,
    view,
    isRightToLeft ? mirrorPosition(position) : position,
  );
  // The origin of the containing block is derived from the tip's present position, wherever the container is on the page.
  const origin = { left: tipBox.left - (parseFloat(tip.style.left) || 0), top: tipBox.top - (parseFloat(tip.style.top) || 0) };
  return { ...placed, left: placed.left - origin.left, top: placed.top - origin.top };
}

function keepIfEqual(current: Placement | null, next: Placement): Placement {
  const isSame =
    current?.side === next.side && current.left === next.left && current.top === next.top && current.arrow === next.arrow;
  return isSame ? current : next;
}
