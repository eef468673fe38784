import { raw } from '../testing/raw';
import { getBounds, getPageOffset } from './measure';
import { arrowOffset, placeTip } from './placement';
import { mirrorPosition, parsePosition, popoverPositions } from './position';

const view = { left: 0, top: 0, width: 1000, height: 800 };
const target = { left: 490, top: 390, width: 20, height: 20 };
const tip = { left: 0, top: 0, width: 200, height: 100 };

test('SHELL-119 the arrow is 15 px from the edge of a tip with a combined position, and points at the middle of its target', () => {
  expect(arrowOffset).toBe(15);
  expect(placeTip(target, tip, view, 'bottom right')).toEqual({ side: 'bottom', left: 485, top: 420, arrow: 15 });
  expect(placeTip(target, tip, view, 'bottom left')).toEqual({ side: 'bottom', left: 315, top: 420, arrow: 185 });
  expect(placeTip(target, tip, view, 'top right')).toEqual({ side: 'top', left: 485, top: 280, arrow: 15 });
});

test('the four plain positions are centered on their side', () => {
  expect(placeTip(target, tip, view, 'bottom')).toEqual({ side: 'bottom', left: 400, top: 420, arrow: 100 });
  expect(placeTip(target, tip, view, 'top')).toEqual({ side: 'top', left: 400, top: 280, arrow: 100 });
  expect(placeTip(target, tip, view, 'right')).toEqual({ side: 'right', left: 520, top: 350, arrow: 50 });
  expect(placeTip(target, tip, view, 'left')).toEqual({ side: 'left', left: 280, top: 350, arrow: 50 });
});

test('without room it flips to the other side; without room on both sides it stays', () => {
  const low = { ...target, top: 770 };
  expect(placeTip(low, tip, view, 'bottom').side).toBe('top');
  expect(placeTip({ ...target, left: 5 }, tip, view, 'left').side).toBe('right');
  expect(placeTip({ ...target, top: 40 }, tip, { ...view, height: 100 }, 'bottom').side).toBe('bottom');
});

test('it shifts to stay in the viewport, and the arrow still points at the target', () => {
  const atEdge = placeTip({ ...target, left: 20 }, tip, view, 'bottom');
  expect(atEdge).toMatchObject({ left: 8, arrow: 22 });
  const inCorner = placeTip({ ...target, left: 0, width: 4 }, tip, view, 'bottom');
  expect(inCorner).toMatchObject({ left: 8, arrow: 15 });
});

test('SHELL-120 top, bottom, left, right and their combined forms are positions; anything else throws "invalid position"', () => {
  for (const position of popoverPositions) expect(parsePosition(position)).toBe(position);
  for (const position of ['middle', '', 'top bottom', 'bottom  right', 'Top']) {
    expect(() => parsePosition(position)).toThrow(new Error('invalid position'));
  }
});

test('left and right are swapped in right-to-left pages', () => {
  expect(popoverPositions.map(mirrorPosition)).toEqual([
    'top',
    'top left',
    'left',
    'bottom left',
    'bottom',
    'bottom right',
    'right',
    'top right',
  ]);
});

test('SHELL-121 each internal failure throws its error: no bounding rect, no page offset, invalid position', () => {
  const rectangle = 'could not get bounding rect of tip or target';
  expect(() => getBounds(null)).toThrow(rectangle);
  expect(() => getBounds({ getBoundingClientRect: () => raw(null) })).toThrow(rectangle);
  expect(() => getPageOffset({})).toThrow('could not determine page offset');
  expect(() => getPageOffset({ scrollX: 0, scrollY: NaN })).toThrow('could not determine page offset');
  expect(() => parsePosition('nowhere')).toThrow('invalid position');
  expect(getPageOffset({ scrollX: 1, scrollY: 2 })).toEqual({ left: 1, top: 2 });
});
