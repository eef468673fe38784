import type { Page } from '../frame/page-context';

/** How long the first screen may take before the rest begins all the same, in a browser that is never idle. */
const latestMs = 4000;

/**
 * Starts the upkeep of a page when the browser has nothing better to do. It is no part of the first screen, and a file of its own;
 * when that cannot be had, it is tried again as soon as the browser is online or the person comes back.
 */
export function startUpkeepWhenIdle(window: Window, page: Page): void {
  const start = () =>
    void import('./upkeep').then(
      ({ startUpkeep }) => startUpkeep(window, page),
      () => window.addEventListener('online', start, { once: true }),
    );
  // Safari has no idle callback.
  const { requestIdleCallback }: Partial<Window> = window;
  if (requestIdleCallback) requestIdleCallback.call(window, start, { timeout: latestMs });
  else window.setTimeout(start, latestMs / 4);
}
