import type { Page } from 'playwright-core';

/**
 * Waits until no request of the page has started or ended for 800 ms, and those that started meanwhile have ended. Its stream of events
 * stays open, so that `networkidle` may never come.
 *
 * @throws {Error} After a minute.
 */
export function waitForIdleNetwork(page: Page): Promise<void>;
