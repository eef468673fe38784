/** Whether the primary pointer is a finger, which needs wider bars. */
export function isTouch(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
