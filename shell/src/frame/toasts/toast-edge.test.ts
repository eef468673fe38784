import { chooseEdge, type Box, type ToastEdge } from './toast-edge';

const viewportHeight = 800;
/** A toast of 400 × 100 in a corner of a viewport of 1000 × 800. */
const toasts: Box = { left: 600, right: 1000, top: 700, bottom: 800 };
const control = (left: number, top: number, height = 40): Box => ({ left, right: left + 200, top, bottom: top + height });

test.each<[string, ToastEdge, Box, ToastEdge]>([
  ['in the middle of the page', 'bottom', control(700, 400), 'bottom'],
  ['next to the toasts', 'bottom', control(100, 700), 'bottom'],
  ['below the toasts', 'bottom', control(700, 700), 'top'],
  ['partly below the toasts', 'bottom', control(700, 670), 'top'],
  ['below toasts at the top', 'top', control(700, 100), 'bottom'],
  ['at the bottom, with toasts at the top', 'top', control(700, 700), 'top'],
  ['larger than the page', 'bottom', control(700, 0, 800), 'bottom'],
  ['larger than the page, with toasts at the top', 'top', control(700, 0, 800), 'bottom'],
  ['high, and covered less at the top', 'bottom', control(700, 150, 600), 'top'],
])('a control %s, toasts at the %s', (_where, current, used, expected) => {
  expect(chooseEdge(current, used, toasts, viewportHeight)).toBe(expected);
});
