import { countBarsThatFit, createBands, getPlotWidth, getYMaximum, hasLabel } from './chart-geometry';
import type { Period } from '../periods';

/** Height of the plot in pixels, without the x labels below it. */
export const plotHeight = 160;
/** At least 1 % stays free above the highest bar (behaviour B6). */
const maxHeightShare = 0.99;

export interface Bar {
  readonly period: Period;
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly height: number;
  readonly hasLabel: boolean;
}

export interface ChartLayout {
  readonly width: number;
  readonly bars: readonly Bar[];
  /** Y labels from top to bottom. */
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  /** Width of a bar with the space around it: the pointer target. */
  readonly step: number;
  readonly isEmpty: boolean;
}

export interface ChartFrame {
  /** Width of the chart's element; 0 before it is measured. */
  readonly elementWidth: number;
  readonly isTouch: boolean;
  readonly direction: 'ltr' | 'rtl';
}

/** Lays out the newest periods that fit; the newest is last: rightmost, or leftmost in right-to-left pages. */
export function createChartLayout(periods: readonly Period[], { elementWidth, isTouch, direction }: ChartFrame): ChartLayout {
  const width = getPlotWidth(elementWidth, isTouch);
  const shown = periods.slice(Math.max(0, periods.length - countBarsThatFit(width, isTouch)));
  const maximum = getYMaximum(shown.map(({ views }) => views));
  const bands = createBands(shown.length, width);
  const toY = (views: number) => plotHeight * (1 - views / maximum);
  const toBar = (period: Period, index: number): Bar => {
    const height = Math.min(plotHeight * maxHeightShare, plotHeight - toY(Math.max(0, period.views)));
    return {
      period,
      x: bands.getStart(direction === 'rtl' ? shown.length - 1 - index : index),
      width: bands.width,
      y: plotHeight - height,
      height,
      hasLabel: hasLabel(index, shown.length, width),
    };
  };
  return {
    width,
    bars: shown.map(toBar),
    ticks: [maximum, maximum / 2, 0].map((value) => ({ value, y: toY(value) })),
    step: bands.step,
    isEmpty: shown.every(({ views }) => views <= 0),
  };
}
