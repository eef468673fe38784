import type { Page } from '../page/page-context';

/** The first screen is loading, and must not share the network. */
const notBeforeMs = 1000;
/** In a browser that is never idle. */
const latestMs = 4000;

/**
 * Starts background sync when the browser is idle: it is no part of the first screen. Its chunk is loaded again once the browser is
 * online, where it cannot be loaded.
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
