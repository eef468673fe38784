/** Edge of the viewport at which the toasts are shown. */
export type ToastEdge = 'bottom' | 'top';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Maximum height in pixels of the host's admin bar; toasts at the top are below it. */
const adminBarHeight = 46;

/** Returns the shared area of two boxes, in square pixels. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * Returns the edge at which the toasts cover less of the control in use. The current edge wins a tie, so that toasts move only
 * when they cover it.
 */
export function chooseEdge(current: ToastEdge, control: Box, toasts: Box, viewportHeight: number): ToastEdge {
  // A DOMRect cannot be spread: its sides are getters of its prototype.
  const { left, right } = toasts;
  const height = toasts.bottom - toasts.top;
  const covered = {
    bottom: overlap(control, { left, right, top: viewportHeight - height, bottom: viewportHeight }),
    top: overlap(control, { left, right, top: 0, bottom: adminBarHeight + height }),
  };
  const other = current === 'bottom' ? 'top' : 'bottom';
  return covered[other] < covered[current] ? other : current;
}
