import { useSyncExternalStore } from 'react';

/** Widths in px at which the page changes its layout (spec 002 §9). */
export const breakpoints = [480, 660, 800, 960, 1040, 1280, 1400] as const;

/** Px; where there is no window to measure. */
export const defaultWidth = 769;

type Width = (typeof breakpoints)[number];

/** `<480px` is up to and with 480, `>480px` above it, `480px-660px` above 480 up to and with 660. */
export type Breakpoint = `<${Width}px` | `>${Width}px` | `${Width}px-${Width}px`;

/**
 * Whether the window's width is within a breakpoint. One that is not defined is only warned of, and answers false.
 *
 * @param width Px; of the window unless given.
 */
export function isWithinBreakpoint(breakpoint: Breakpoint, width: number = widthOf(globalThis.window)): boolean {
  const range = rangeOf(breakpoint);
  if (!range) {
    // eslint-disable-next-line no-console -- a slip in layout must not break the page; whoever develops it should see it.
    console.warn('Undefined breakpoint used in `isWithinBreakpoint`', breakpoint);
    return false;
  }
  return width > range.above && width <= range.upTo;
}

/** The same as a hook that follows the window. */
export function useBreakpoint(breakpoint: Breakpoint): boolean {
  return useSyncExternalStore(onResize, () => isWithinBreakpoint(breakpoint));
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Px of a window, where there is one. */
export function widthOf(view: { readonly innerWidth: number } | undefined): number {
  return view?.innerWidth ?? defaultWidth;
}

function rangeOf(breakpoint: string): { readonly above: number; readonly upTo: number } | undefined {
  const [, sign, one] = /^([<>])(\d+)px$/.exec(breakpoint) ?? [];
  const [, from, to] = /^(\d+)px-(\d+)px$/.exec(breakpoint) ?? [];
  const isKnown = [one, from, to].every((text) => text === undefined || breakpoints.some((width) => `${width}` === text));
  if (!isKnown) return undefined;
  if (one !== undefined) return sign === '<' ? { above: -1, upTo: Number(one) } : { above: Number(one), upTo: Infinity };
  return from === undefined || to === undefined ? undefined : { above: Number(from), upTo: Number(to) };
}
