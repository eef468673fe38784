/** Positions of a popover relative to its target; left and right are swapped in right-to-left pages. */
export const popoverPositions = [
  'top',
  'top right',
  'right',
  'bottom right',
  'bottom',
  'bottom left',
  'left',
  'top left',
] as const;

export type PopoverPosition = (typeof popoverPositions)[number];

/** @throws {Error} 'invalid position' if it is not one of the eight positions. */
export function parsePosition(position: string): PopoverPosition {
  const known = popoverPositions.find((candidate) => candidate === position);
  if (known === undefined) throw new Error('invalid position');
  return known;
}

/** Swaps left and right. */
export function mirrorPosition(position: PopoverPosition): PopoverPosition {
  const swapped = position.replace(/left|right/, (side) => (side === 'left' ? 'right' : 'left'));
  return parsePosition(swapped);
}
