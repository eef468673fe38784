import type { Page } from '../page/page-context';

/** The first screen is on its way, and nothing is to stand beside it. */
const notBeforeMs = 1000;
/** In a browser that is never idle. */
const latestMs = 4000;

/**
 * Starts the upkeep of a page when the browser has nothing better to do. It is no part of the first screen, and a file of its own;
 * when that cannot be had, it is tried again as soon as the browser is online.
 */
export function startUpkeepWhenIdle(window: Window, page: Page): void {
  const start = () =>
    void import('./background-sync').then(
      ({ startUpkeep }) => startUpkeep(window, page),
      () => window.addEventListener('online', start, { once: true }),
    );
  window.setTimeout(() => {
    // Safari has no idle callback.
    const { requestIdleCallback }: Partial<Window> = window;
    if (requestIdleCallback) requestIdleCallback.call(window, start, { timeout: latestMs });
    else start();
  }, notBeforeMs);
}
