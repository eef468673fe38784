/** Returns the median. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('median of no values');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return ((low ?? 0) + (high ?? 0)) / 2;
}

export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export function spread(values: readonly number[]): Spread {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
}

/** Returns the smallest value that a share of the values, above 0 to 1, does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.ceil(sorted.length * share) - 1];
  if (found === undefined) throw new RangeError('percentile of no values');
  return found;
}

/** Returns the smallest value that 95% of the values do not exceed. */
export const p95 = (values: readonly number[]): number => percentile(values, 0.95);
