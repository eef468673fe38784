/**
 * Returns the share of `count` in `total` in percent, with 2 significant digits (spec 000 §5); 0 for a total of 0.
 *
 * @example meterPercent(1, 3) // 33
 */
export function meterPercent(count: number, total: number): number {
  return total > 0 ? Number(((count / total) * 100).toPrecision(2)) : 0;
}
