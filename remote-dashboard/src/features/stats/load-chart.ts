import type { StatsChart } from './stats-chart';

type Chart = typeof StatsChart;

let here: Chart | undefined;

/** The chart's code, in a chunk of its own. Asked for twice, it still comes once. */
export async function loadChart(): Promise<Chart> {
  const { StatsChart: chart } = await import('./stats-chart');
  here = chart;
  return chart;
}

/** The chart, where its code has come. */
export const loadedChart = (): Chart | undefined => here;
