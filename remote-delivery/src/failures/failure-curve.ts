import type { DeliveryRemote } from '@site-admin/contracts';

type Curve = DeliveryRemote['failures'][number];

/** Width and height of the plot, in units of its `viewBox`. */
export const plot = { width: 240, height: 60 } as const;

/** Share of users that saw a failure, 0 to 1; 0 without users. */
export const getRate = ({ users, failed }: { readonly users: number; readonly failed: number }): number =>
  users > 0 ? Math.min(1, failed / users) : 0;

/** Sum of all intervals. A user counts once per interval. */
export const getTotal = ({ points }: Curve) => ({
  users: points.reduce((sum, { users }) => sum + users, 0),
  failed: points.reduce((sum, { failed }) => sum + failed, 0),
});

/** The rate at the top of the plot: at least 10 %, so that a single failure of many is not drawn as a peak. */
export const getMaximum = (curves: readonly Curve[]): number =>
  Math.max(0.1, ...curves.flatMap(({ points }) => points.map(getRate)));

/** Returns the points of a curve for `<polyline>`. */
export function toLine({ points }: Curve, maximum: number): string {
  const step = plot.width / Math.max(1, points.length - 1);
  return points.map((point, at) => `${round(at * step)},${round(plot.height * (1 - getRate(point) / maximum))}`).join(' ');
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The rate that stops a canary by default. */
const defaultLimit = 0.1;

/** Whether more users saw a failure of a version than a canary may have. */
export const isHigh = ({ rollout }: Pick<DeliveryRemote, 'rollout'>, curve: Curve): boolean =>
  getRate(getTotal(curve)) > (rollout?.stopRule.maxFailureRate ?? defaultLimit);
