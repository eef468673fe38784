/** The views of a period beside those of the period before. */
export interface Comparison {
  readonly views: number;
  readonly before: number;
  /** To a tenth of a percent: 0.5 is 50% more, -0.5 is 50% less. */
  readonly change: number;
}

/** Compares two numbers of views; undefined where one is unknown, or where there is nothing to compare with. */
export function compareViews(views: number | undefined, before: number | undefined): Comparison | undefined {
  if (views === undefined || before === undefined || views < 0 || before < 0) return undefined;
  const change = Math.round((views / before - 1) * 1000) / 1000;
  return Number.isFinite(change) ? { views, before, change } : undefined;
}
