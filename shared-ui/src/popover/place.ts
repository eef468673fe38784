import type { PopoverPosition } from './position';

export interface Offset {
  readonly left: number;
  readonly top: number;
}

export interface Box extends Offset {
  readonly width: number;
  readonly height: number;
}

/** Pixels between the arrow's middle and the tip's nearer edge (spec 001 §9). */
export const arrowOffset = 15;
/** Pixels between target and tip, filled by the arrow. */
const gap = 10;
/** Pixels kept free at the edges of the viewport. */
const margin = 8;

export type Side = 'top' | 'right' | 'bottom' | 'left';

export interface Placement extends Offset {
  /** Of the target, after turning round where there was no room. */
  readonly side: Side;
  /** Pixels from the tip's start edge (left, or top at the sides) to the arrow's middle. */
  readonly arrow: number;
}

const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/**
 * Where the tip goes. All boxes in one coordinate system; `view` is what can be seen of it.
 * Turns to the other side where there is no room, and slides along the edge to stay in view, its arrow on the target's middle.
 */
export function placeTip(target: Box, tip: Box, view: Box, position: PopoverPosition): Placement {
  const [wanted, align] = split(position);
  const side = fits(wanted, target, tip, view) || !fits(opposite[wanted], target, tip, view) ? wanted : opposite[wanted];
  const isStacked = side === 'top' || side === 'bottom';
  return isStacked ? stacked(side, align, target, tip, view) : beside(side, target, tip, view);
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

function stacked(side: 'top' | 'bottom', align: 'left' | 'right' | 'center', target: Box, tip: Box, view: Box): Placement {
  const middle = target.left + target.width / 2;
  const ahead = { center: tip.width / 2, right: arrowOffset, left: tip.width - arrowOffset }[align];
  const left = keepIn(middle - ahead, tip.width, view.left, view.width);
  const top = side === 'top' ? target.top - gap - tip.height : target.top + target.height + gap;
  return { side, left, top, arrow: keepArrow(middle - left, tip.width) };
}

function beside(side: Side, target: Box, tip: Box, view: Box): Placement {
  const middle = target.top + target.height / 2;
  const top = keepIn(middle - tip.height / 2, tip.height, view.top, view.height);
  const left = side === 'left' ? target.left - gap - tip.width : target.left + target.width + gap;
  return { side, left, top, arrow: keepArrow(middle - top, tip.height) };
}

function keepIn(start: number, size: number, viewStart: number, viewSize: number): number {
  return Math.max(viewStart + margin, Math.min(start, viewStart + viewSize - size - margin));
}

function keepArrow(at: number, size: number): number {
  return Math.max(arrowOffset, Math.min(at, size - arrowOffset));
}
