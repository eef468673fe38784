import type { Page } from '../page/page-context';

/** Minimum delay: the first screen must not share the network. */
const notBeforeMs = 1000;
/** Maximum delay, in a browser that is never idle. */
const latestMs = 4000;

/**
 * Starts background sync when the browser is idle, as it is not part of the first screen. If its chunk fails to load, loading is
 * retried once the browser is online.
 */
export function startBackgroundSyncWhenIdle(window: Window, page: Page): void {
  const start = () =>
    void import('./background-sync').then(
      ({ startBackgroundSync }) => startBackgroundSync(window, page),
      () => window.addEventListener('online', start, { once: true }),
    );
  window.setTimeout(() => {
    // Safari has no idle callback.
    const { requestIdleCallback }: Partial<Window> = window;
    if (requestIdleCallback) requestIdleCallback.call(window, start, { timeout: latestMs });
    else start();
  }, notBeforeMs);
}
