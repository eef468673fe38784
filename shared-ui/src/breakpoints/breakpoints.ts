import { useSyncExternalStore } from 'react';

/** Widths in px at which the page changes its layout (spec 002 §9). */
export const breakpoints = [480, 660, 800, 960, 1040, 1280, 1400] as const;

/** Px; used without a window. */
export const defaultWidth = 769;

type Width = (typeof breakpoints)[number];

/** `<480px` is at most 480, `>480px` more than 480, `480px-660px` more than 480 and at most 660. */
export type Breakpoint = `<${Width}px` | `>${Width}px` | `${Width}px-${Width}px`;

/**
 * Returns whether the window's width is within a breakpoint. Logs a warning and returns false for an undefined breakpoint.
 *
 * @param width Px; the width of the window by default.
 */
export function isWithinBreakpoint(breakpoint: Breakpoint, width: number = getWindowWidth(globalThis.window)): boolean {
  const range = parseBreakpoint(breakpoint);
  if (!range) {
    // eslint-disable-next-line no-console -- a wrong breakpoint must not break the page, but developers should see it.
    console.warn('Undefined breakpoint used in `isWithinBreakpoint`', breakpoint);
    return false;
  }
  return width > range.above && width <= range.upTo;
}

/** `isWithinBreakpoint` as a hook; re-renders when the window is resized. */
export function useBreakpoint(breakpoint: Breakpoint): boolean {
  return useSyncExternalStore(onResize, () => isWithinBreakpoint(breakpoint));
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Returns the width of a window in px, `defaultWidth` without one. */
export function getWindowWidth(view: { readonly innerWidth: number } | undefined): number {
  return view?.innerWidth ?? defaultWidth;
}

function parseBreakpoint(breakpoint: string): { readonly above: number; readonly upTo: number } | undefined {
  const [, sign, one] = /^([<>])(\d+)px$/.exec(breakpoint) ?? [];
  const [, from, to] = /^(\d+)px-(\d+)px$/.exec(breakpoint) ?? [];
  const isKnown = [one, from, to].every((text) => text === undefined || breakpoints.some((width) => `${width}` === text));
  if (!isKnown) return undefined;
  if (one !== undefined) return sign === '<' ? { above: -1, upTo: Number(one) } : { above: Number(one), upTo: Infinity };
  return from === undefined || to === undefined ? undefined : { above: Number(from), upTo: Number(to) };
}
