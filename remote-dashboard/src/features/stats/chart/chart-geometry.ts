/** Limits of the chart in pixels and milliseconds (spec 000 §9; widths of axis and tooltip: behaviour B6). */
export const chartLimits = {
  minBarWidth: 15,
  minBarWidthOnTouch: 42,
  maxBars: 100,
  defaultWidth: 650,
  defaultWidthOnTouch: 350,
  labelWidth: 42,
  /** Part of the element's width that the y labels and the padding take. */
  axisWidth: 82,
  tooltipWidth: 230,
  resizeThrottleMs: 400,
  tooltipDelayMs: 200,
} as const;

/**
 * Maximum of the y axis: the next round multiple of a power of ten above the largest value plus 1, at least 10.
 *
 * @example getYMaximum([1234]) // 2000
 */
export function getYMaximum(values: readonly number[]): number {
  const largest = Math.max(0, ...values);
  const power = 10 ** (String(Math.trunc(largest)).length - 1);
  return Math.max(10, Math.ceil((largest + 1) / power) * power);
}

/** Width of the area of the bars. @param elementWidth Width of the chart's element; 0 before it is measured. */
export function getPlotWidth(elementWidth: number, isTouch: boolean): number {
  if (elementWidth > 0) return Math.max(0, elementWidth - chartLimits.axisWidth);
  return isTouch ? chartLimits.defaultWidthOnTouch : chartLimits.defaultWidth;
}

/** Number of bars that fit side by side; wider ones on touch screens. */
export function countBarsThatFit(width: number, isTouch: boolean): number {
  const barWidth = isTouch ? chartLimits.minBarWidthOnTouch : chartLimits.minBarWidth;
  return Math.min(chartLimits.maxBars, Math.max(0, Math.floor(width / barWidth)));
}

/** Bars side by side, in pixels. */
export interface Bands {
  /** Distance from the start of one bar to the start of the next. */
  readonly step: number;
  readonly width: number;
  /** Left edge of a bar. */
  readonly getStart: (index: number) => number;
}

/** Share of a step that is free between two bars, before the first and behind the last. */
const gapShare = 0.3;

/** Divides `width` evenly among `count` bars with equal gaps around each. */
export function createBands(count: number, width: number): Bands {
  const step = width / Math.max(1, count + gapShare);
  const gap = step * gapShare;
  // There is one gap more than bars; the rest of the width is split between both ends.
  const start = (width - step * (count - gapShare)) / 2;
  return { step, width: step - gap, getStart: (index) => start + step * index };
}

/** Every n-th bar has an x label, counted from the right, so that the newest always has one. */
export function getLabelStep(bars: number, width: number): number {
  const labelsThatFit = Math.max(1, Math.floor(width / chartLimits.labelWidth));
  return Math.max(1, Math.ceil(bars / labelsThatFit));
}

/** Whether the bar has an x label. */
export function hasLabel(index: number, bars: number, width: number): boolean {
  return (bars - 1 - index) % getLabelStep(bars, width) === 0;
}

/** Side of its bar on which the tooltip opens: `start` where it would overflow the end of the plot. */
export function getTooltipSide(barEnd: number, width: number): 'start' | 'end' {
  return barEnd + chartLimits.tooltipWidth > width ? 'start' : 'end';
}
