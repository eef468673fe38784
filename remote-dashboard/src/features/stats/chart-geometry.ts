/** The chart's limits (spec 000 §9; the widths of axis and tooltip: reference behaviour, B6). Pixels and milliseconds. */
export const chartLimits = {
  minBarWidth: 15,
  minBarWidthOnTouch: 42,
  maxBars: 100,
  defaultWidth: 650,
  defaultWidthOnTouch: 350,
  labelWidth: 42,
  /** What the y labels and the padding take from the element's width. */
  axisWidth: 82,
  tooltipWidth: 230,
  resizeThrottleMs: 400,
  tooltipDelayMs: 200,
} as const;

/**
 * The top of the y axis: the next round multiple of a power of ten above the largest value plus 1, at least 10.
 *
 * @example yMaximum([1234]) // 2000
 */
export function yMaximum(values: readonly number[]): number {
  const largest = Math.max(0, ...values);
  const power = 10 ** (String(Math.trunc(largest)).length - 1);
  return Math.max(10, Math.ceil((largest + 1) / power) * power);
}

/** Width of the part with the bars, from the width of the element around it; 0 stands for "not measured yet". */
export function plotWidth(elementWidth: number, isTouch: boolean): number {
  if (elementWidth > 0) return Math.max(0, elementWidth - chartLimits.axisWidth);
  return isTouch ? chartLimits.defaultWidthOnTouch : chartLimits.defaultWidth;
}

/** How many bars fit side by side; a finger needs wider ones. */
export function barsThatFit(width: number, isTouch: boolean): number {
  const barWidth = isTouch ? chartLimits.minBarWidthOnTouch : chartLimits.minBarWidth;
  return Math.min(chartLimits.maxBars, Math.max(0, Math.floor(width / barWidth)));
}

/** Bars side by side, in pixels. */
export interface Bands {
  /** From one bar's start to the next one's. */
  readonly step: number;
  readonly width: number;
  /** Where the bar begins, counted from the left. */
  startOf(index: number): number;
}

/** Of each step, what stays free between two bars; before the first and behind the last as well. */
const gapShare = 0.3;

/** Divides `width` evenly among `count` bars with equal gaps around each. */
export function bandsOf(count: number, width: number): Bands {
  const step = width / Math.max(1, count + gapShare);
  const gap = step * gapShare;
  // A single gap more than bars: what is left of too few of them goes to both ends alike.
  const start = (width - step * (count - gapShare)) / 2;
  return { step, width: step - gap, startOf: (index) => start + step * index };
}

/** Every how many bars an x label has room; counted from the right, so that the newest always has one. */
export function labelStep(bars: number, width: number): number {
  const labelsThatFit = Math.max(1, Math.floor(width / chartLimits.labelWidth));
  return Math.max(1, Math.ceil(bars / labelsThatFit));
}

/** True for the bars that carry an x label. */
export function hasLabel(index: number, bars: number, width: number): boolean {
  return (bars - 1 - index) % labelStep(bars, width) === 0;
}

/** Which side of its bar the tooltip opens to: `start` where it would run over the plot's end. */
export function tooltipSide(barEnd: number, width: number): 'start' | 'end' {
  return barEnd + chartLimits.tooltipWidth > width ? 'start' : 'end';
}
