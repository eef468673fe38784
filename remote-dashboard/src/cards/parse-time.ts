/**
 * Parses a time of the provider.
 *
 * @param time Unix seconds, as a number or text, or ISO 8601.
 * @returns Unix ms; undefined for an unknown or invalid time.
 */
export function parseTime(time: number | string | undefined): number | undefined {
  const seconds = typeof time === 'string' && time.trim() === '' ? Number.NaN : Number(time);
  const ms = Number.isNaN(seconds) ? Date.parse(String(time)) : seconds * 1000;
  return ms > 0 && !Number.isNaN(new Date(ms).getTime()) ? ms : undefined;
}
