/** True where the first pointer is a finger: bars must be wide enough to hit. */
export function isTouch(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
