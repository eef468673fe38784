import type { PopoverPosition } from './position';

export interface Offset {
  readonly left: number;
  readonly top: number;
}

export interface Box extends Offset {
  readonly width: number;
  readonly height: number;
}

/** Pixels from the arrow's middle to the tip's nearer edge (spec 001 §9). */
export const arrowOffset = 15;
/** Pixels between target and tip, filled by the arrow. */
const gap = 10;
/** Pixels kept free at the edges of the viewport. */
const margin = 8;

export type Side = 'top' | 'right' | 'bottom' | 'left';

export interface Placement extends Offset {
  /** The side of the target, after flipping. */
  readonly side: Side;
  /** Pixels from the tip's start edge (left, or top at the sides) to the arrow's middle. */
  readonly arrow: number;
}

const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/**
 * Returns the placement of the tip. All boxes are in one coordinate system; `view` is its visible part. Flips to the other side
 * without room, and shifts along the edge to stay in view, with the arrow at the target's middle.
 */
export function placeTip(target: Box, tip: Box, view: Box, position: PopoverPosition): Placement {
  const [wanted, align] = split(position);
  const side = fits(wanted, target, tip, view) || !fits(opposite[wanted], target, tip, view) ? wanted : opposite[wanted];
  const isStacked = side === 'top' || side === 'bottom';
  return isStacked ? placeStacked(side, align, target, tip, view) : placeSideways(side, target, tip, view);
}

function split(position: PopoverPosition): readonly [Side, 'left' | 'right' | 'center'] {
  switch (position) {
    case 'top left':
      return ['top', 'left'];
    case 'top right':
      return ['top', 'right'];
    case 'bottom left':
      return ['bottom', 'left'];
    case 'bottom right':
      return ['bottom', 'right'];
    default:
      return [position, 'center'];
  }
}

function fits(side: Side, target: Box, tip: Box, view: Box): boolean {
  switch (side) {
    case 'top':
      return target.top - gap - tip.height >= view.top;
    case 'bottom':
      return target.top + target.height + gap + tip.height <= view.top + view.height;
    case 'left':
      return target.left - gap - tip.width >= view.left;
    case 'right':
      return target.left + target.width + gap + tip.width <= view.left + view.width;
  }
}

function placeStacked(side: 'top' | 'bottom', align: 'left' | 'right' | 'center', target: Box, tip: Box, view: Box): Placement {
  const middle = target.left + target.width / 2;
  const ahead = { center: tip.width / 2, right: arrowOffset, left: tip.width - arrowOffset }[align];
  const left = limitToView(middle - ahead, tip.width, view.left, view.width);
  const top = side === 'top' ? target.top - gap - tip.height : target.top + target.height + gap;
  return { side, left, top, arrow: limitArrow(middle - left, tip.width) };
}

function placeSideways(side: Side, target: Box, tip: Box, view: Box): Placement {
  const middle = target.top + target.height / 2;
  const top = limitToView(middle - tip.height / 2, tip.height, view.top, view.height);
  const left = side === 'left' ? target.left - gap - tip.width : target.left + target.width + gap;
  return { side, left, top, arrow: limitArrow(middle - top, tip.height) };
}

function limitToView(start: number, size: number, viewStart: number, viewSize: number): number {
  return Math.max(viewStart + margin, Math.min(start, viewStart + viewSize - size - margin));
}

function limitArrow(at: number, size: number): number {
  return Math.max(arrowOffset, Math.min(at, size - arrowOffset));
}
