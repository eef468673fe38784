import type { Page } from 'playwright-core';

/**
 * Waits until the page has had no open request for half a second. Its stream of events stays open, so that `networkidle` may never come.
 *
 * @throws {Error} After a minute, with the open requests.
 */
export function waitForIdleNetwork(page: Page): Promise<void>;
