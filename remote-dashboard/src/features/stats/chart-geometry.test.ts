import { bandsOf, barsThatFit, chartLimits, hasLabel, labelStep, plotWidth, tooltipSide, yMaximum } from './chart-geometry';

test.each([
  { values: [], top: 10 },
  { values: [0], top: 10 },
  { values: [3, 9], top: 10 },
  { values: [10], top: 20 },
  { values: [64, 20], top: 70 },
  { values: [99], top: 100 },
  { values: [100], top: 200 },
  { values: [1234, 7], top: 2000 },
  { values: [1999], top: 2000 },
])('DASH-083 the y axis ends at $top for $values', ({ values, top }) => {
  expect(yMaximum(values)).toBe(top);
});

test.each([
  { width: 650, isTouch: false, bars: 43 },
  { width: 650, isTouch: true, bars: 15 },
  { width: 449, isTouch: false, bars: 29 },
  { width: 450, isTouch: false, bars: 30 },
  { width: 14, isTouch: false, bars: 0 },
  { width: 4000, isTouch: false, bars: 100 },
  { width: 5000, isTouch: true, bars: 100 },
])('DASH-084 $bars bars fit into $width px (touch: $isTouch)', ({ width, isTouch, bars }) => {
  expect(barsThatFit(width, isTouch)).toBe(bars);
});

test('DASH-084 the plot is the element less its axis; before it is measured 650 px, on touch 350 px', () => {
  expect(plotWidth(1000, false)).toBe(918);
  expect(plotWidth(320, true)).toBe(238);
  expect(plotWidth(60, true)).toBe(0);
  expect(plotWidth(0, false)).toBe(650);
  expect(plotWidth(0, true)).toBe(350);
});

test('DASH-085 an x label is given 42 px: every k-th bar has one, counted from the right', () => {
  expect(chartLimits.labelWidth).toBe(42);
  expect(labelStep(14, 14 * 42)).toBe(1);
  expect(labelStep(14, 14 * 42 - 1)).toBe(2);
  const labelled = [0, 1, 2, 3, 4, 5, 6].filter((index) => hasLabel(index, 7, 3 * 42));
  expect(labelled).toEqual([0, 3, 6]);
  expect([0, 1, 2, 3, 4, 5].filter((index) => hasLabel(index, 6, 3 * 42))).toEqual([1, 3, 5]);
});

test('a tooltip opens to the start where 230 px would run over the end', () => {
  expect(tooltipSide(400, 630)).toBe('end');
  expect(tooltipSide(401, 630)).toBe('start');
});

test('bars are as wide as each other, with three tenths of a step free between them and at both ends', () => {
  const { step, width, startOf } = bandsOf(4, 430);
  expect([step, width]).toEqual([100, 70]);
  expect([0, 1, 2, 3].map(startOf)).toEqual([30, 130, 230, 330]);
});

test('no bar at all has a layout too', () => {
  expect(bandsOf(0, 100)).toMatchObject({ step: 100, width: 70 });
});
