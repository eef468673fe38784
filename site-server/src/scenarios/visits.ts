import type { DayOfVisits } from '../db/visits';

const dayMs = 24 * 60 * 60 * 1000;

/** `2026-11-21` in UTC. */
export const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Returns a number between 0 and 1 that is the same for the same day on every machine. */
function noise(day: number): number {
  const mixed = Math.sin(day * 12.9898 + 78.233) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/**
 * Returns the visits of one day of a small site: more on working days, slowly growing, with an occasional popular post. The same for the
 * same day on every call.
 */
function visitsOn(ms: number): DayOfVisits {
  const day = Math.floor(ms / dayMs);
  const weekday = new Date(ms).getUTCDay();
  const week = weekday === 0 || weekday === 6 ? 0.6 : 1;
  const growth = 30 + (day - 20_000) * 0.02;
  const burst = noise(day * 7) > 0.97 ? 3 : 1;
  const views = Math.max(1, Math.round(growth * week * burst * (0.7 + noise(day) * 0.6)));
  return { day: toDay(ms), views, visitors: Math.max(1, Math.round(views * (0.5 + noise(day + 0.5) * 0.2))) };
}

/** Returns `count` days up to and including the day of `ms`, oldest first. */
export const visitsUpTo = (ms: number, count: number): DayOfVisits[] =>
  Array.from({ length: count }, (_, index) => visitsOn(ms - (count - 1 - index) * dayMs));
