import type { StatsChart } from '../chart/stats-chart';

type Chart = typeof StatsChart;

let loaded: Chart | undefined;

/** Loads the chart, which is a chunk of its own. */
export async function loadChart(): Promise<Chart> {
  const { StatsChart: chart } = await import('../chart/stats-chart');
  loaded = chart;
  return chart;
}

/** The chart, where its chunk is already loaded. */
export const getLoadedChart = (): Chart | undefined => loaded;
