import { barsThatFit, bandsOf, hasLabel, plotWidth, yMaximum } from './chart-geometry';
import type { Period } from './periods';

/** Pixels of the plot, without the line of x labels below it. */
export const plotHeight = 160;
/** A sliver stays free above the highest bar (reference: behaviour, B6: at least 1 %). */
const highestShare = 0.99;

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
  /** The y labels, from the top down. */
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  /** Width of one bar with the space around it: what a pointer has to hit. */
  readonly step: number;
  readonly isEmpty: boolean;
}

export interface ChartFrame {
  /** Of the element the chart stands in; 0 until measured. */
  readonly elementWidth: number;
  readonly isTouch: boolean;
  readonly direction: 'ltr' | 'rtl';
}

/** Where everything stands. The newest period ends the row: on the right, or on the left where one reads from the right. */
export function chartLayout(periods: readonly Period[], { elementWidth, isTouch, direction }: ChartFrame): ChartLayout {
  const width = plotWidth(elementWidth, isTouch);
  const shown = periods.slice(Math.max(0, periods.length - barsThatFit(width, isTouch)));
  const top = yMaximum(shown.map(({ views }) => views));
  const bands = bandsOf(shown.length, width);
  const placeOf = (index: number) => bands.startOf(direction === 'rtl' ? shown.length - 1 - index : index);
  const y = (views: number) => plotHeight * (1 - views / top);
  return {
    width,
    bars: shown.map((period, index) => {
      const height = Math.min(plotHeight * highestShare, plotHeight - y(Math.max(0, period.views)));
      return {
        period,
        x: placeOf(index),
        width: bands.width,
        y: plotHeight - height,
        height,
        hasLabel: hasLabel(index, shown.length, width),
      };
    }),
    ticks: [top, top / 2, 0].map((value) => ({ value, y: y(value) })),
    step: bands.step,
    isEmpty: shown.every(({ views }) => views <= 0),
  };
}
