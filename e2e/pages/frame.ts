import type { Locator, Page } from 'playwright-core';

/** The host page on a route of the hash: `/dashboard`. */
export function pageAddress(route: string, query?: string): string {
  return `/wp-admin/admin.php?page=jetpack${query === undefined ? '' : `&${query}`}#${route}`;
}

/** The level 1 heading, which every screen has. */
export const screenHeading = (page: Page): Locator => page.locator('#jp-plugin-container main h1').first();

/** A tab of the page's own navigation, by its label; a badge's number may follow it. */
export const tab = (page: Page, label: string): Locator =>
  page.getByRole('navigation', { name: 'Jetpack', exact: true }).getByRole('link', { name: new RegExp(`^${label}( |$)`) });

/** Labels of the tabs of the page's own navigation, without badges. */
export const tabLabels = async (page: Page): Promise<string[]> =>
  (await page.getByRole('navigation', { name: 'Jetpack', exact: true }).getByRole('link').allInnerTexts()).map(plainLabel);

/** The notices above the screen. */
export const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notices' });

/** The elements that the remotes of a route are mounted into. */
export const outlets = (page: Page): Locator => page.locator('div[data-remote][data-version]:not([data-extension-point])');

/** The element that a remote is mounted into. */
export const outlet = (page: Page, remote: string): Locator =>
  page.locator(`div[data-remote="${remote}"][data-version]:not([data-extension-point])`);

/** The extensions at a point of the page, such as `page.below@1`. */
export const extension = (page: Page, point: string): Locator => page.locator(`[data-extension-point="${point}"]`);

/** The version a remote shows on the page; undefined while it shows none. */
export async function shownVersion(page: Page, remote: string): Promise<string | undefined> {
  const versions = await outlet(page, remote).evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('data-version') ?? ''),
  );
  return versions.join(' and ') || undefined;
}

/**
 * Waits until the page has processed what happened before, such as a change of the hash: without work left, it is idle. On a machine
 * without a pause the browser may never be: after a second everything has had its turn.
 */
export const processed = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => new Promise<boolean>((resolve) => requestIdleCallback(() => resolve(true), { timeout: 1000 })));

/** Waits until the screen of the route and the extensions below it are ready: the footer is not shown before. */
export async function settled(page: Page): Promise<void> {
  await processed(page);
  await screenHeading(page).waitFor({ state: 'attached' });
  await page.locator('#jp-plugin-container:not(:has([data-loading], [data-pending]))').waitFor({ state: 'attached' });
}

/** The route in the address bar. */
export const getRoute = (page: Page): string => new URL(page.url()).hash.slice(1);

export const masthead = (page: Page): Locator => page.locator('#jp-plugin-container').getByRole('banner');

/** Labels of the footer's links, without "(opens in a new tab)". */
export const footerLabels = async (page: Page): Promise<string[]> =>
  (await page.getByRole('navigation', { name: 'About Jetpack' }).getByRole('link').allInnerTexts()).map(plainLabel);

const plainLabel = (text: string): string =>
  text
    .split('\n')[0]
    ?.replace(/\s*\(opens in a new tab\)/, '')
    .trim() ?? '';
