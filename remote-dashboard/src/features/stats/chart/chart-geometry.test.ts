import {
  createBands,
  countBarsThatFit,
  chartLimits,
  hasLabel,
  getLabelStep,
  getPlotWidth,
  getTooltipSide,
  getYMaximum,
} from './chart-geometry';

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
  expect(getYMaximum(values)).toBe(top);
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
  expect(countBarsThatFit(width, isTouch)).toBe(bars);
});

test('DASH-084 the plot is as wide as the element without its axis; before measuring 650 px, on touch 350 px', () => {
  expect(getPlotWidth(1000, false)).toBe(918);
  expect(getPlotWidth(320, true)).toBe(238);
  expect(getPlotWidth(60, true)).toBe(0);
  expect(getPlotWidth(0, false)).toBe(650);
  expect(getPlotWidth(0, true)).toBe(350);
});

test('DASH-085 an x label takes 42 px: every n-th bar has one, counted from the right', () => {
  expect(chartLimits.labelWidth).toBe(42);
  expect(getLabelStep(14, 14 * 42)).toBe(1);
  expect(getLabelStep(14, 14 * 42 - 1)).toBe(2);
  const labeled = [0, 1, 2, 3, 4, 5, 6].filter((index) => hasLabel(index, 7, 3 * 42));
  expect(labeled).toEqual([0, 3, 6]);
  expect([0, 1, 2, 3, 4, 5].filter((index) => hasLabel(index, 6, 3 * 42))).toEqual([1, 3, 5]);
});

test('a tooltip opens to the start where 230 px would run over the end', () => {
  expect(getTooltipSide(400, 630)).toBe('end');
  expect(getTooltipSide(401, 630)).toBe('start');
});

test('bars have equal widths, with gaps of three tenths of a step between them and at both ends', () => {
  const { step, width, getStart } = createBands(4, 430);
  expect([step, width]).toEqual([100, 70]);
  expect([0, 1, 2, 3].map(getStart)).toEqual([30, 130, 230, 330]);
});

test('zero bars have a layout too', () => {
  expect(createBands(0, 100)).toMatchObject({ step: 100, width: 70 });
});
