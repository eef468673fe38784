import type { Box, Offset } from './place';

/**
 * An element's box in the viewport.
 *
 * @throws {Error} 'could not get bounding rect of tip or target' when there is nothing to measure.
 */
export function boundsOf(element: Pick<Element, 'getBoundingClientRect'> | null | undefined): Box {
  const rect: Box | undefined = element?.getBoundingClientRect();
  if (!rect) throw new Error('could not get bounding rect of tip or target');
  return { left: rect.left, top: rect.top, width: rect.width, height: rect.height };
}

interface Scrolled {
  readonly scrollX?: number | undefined;
  readonly scrollY?: number | undefined;
}

/**
 * How far the page is scrolled.
 *
 * @throws {Error} 'could not determine page offset' when the window cannot say.
 */
export function pageOffset({ scrollX, scrollY }: Scrolled): Offset {
  if (scrollX === undefined || scrollY === undefined || !Number.isFinite(scrollX + scrollY)) {
    throw new Error('could not determine page offset');
  }
  return { left: scrollX, top: scrollY };
}

/** The same box in the coordinates of the page. */
export function onPage(box: Box, offset: Offset): Box {
  return { ...box, left: box.left + offset.left, top: box.top + offset.top };
}
