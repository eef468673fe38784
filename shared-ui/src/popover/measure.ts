import type { Box, Offset } from './placement';

/**
 * Returns an element's box in the viewport.
 *
 * @throws {Error} 'could not get bounding rect of tip or target'.
 */
export function getBounds(element: Pick<Element, 'getBoundingClientRect'> | null | undefined): Box {
  const rect: Box | undefined = element?.getBoundingClientRect();
  if (!rect) throw new Error('could not get bounding rect of tip or target');
  return { left: rect.left, top: rect.top, width: rect.width, height: rect.height };
}

interface Scrolled {
  readonly scrollX?: number | undefined;
  readonly scrollY?: number | undefined;
}

/**
 * Returns the scroll offset of the page.
 *
 * @throws {Error} 'could not determine page offset'.
 */
export function getPageOffset({ scrollX, scrollY }: Scrolled): Offset {
  if (scrollX === undefined || scrollY === undefined || !Number.isFinite(scrollX + scrollY)) {
    throw new Error('could not determine page offset');
  }
  return { left: scrollX, top: scrollY };
}

/** Converts a box from viewport to page coordinates. */
export function toPageBox(box: Box, offset: Offset): Box {
  return { ...box, left: box.left + offset.left, top: box.top + offset.top };
}
