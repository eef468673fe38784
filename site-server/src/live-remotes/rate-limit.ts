/** Returns a function that returns whether a key may send one more request: at most `max` in each `windowMs`. */
export function createRateLimit(max: number, windowMs: number, now: () => number): (key: string) => boolean {
  let counts = new Map<string, number>();
  let ends = 0;
  return (key) => {
    if (now() >= ends) {
      counts = new Map();
      ends = now() + windowMs;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= max;
  };
}
