import type { Locator, Page } from 'playwright-core';
import { notices } from './frame';

/**
 * Switches the running site to another scenario (development only, administrators only). Open pages are not reloaded, so call it
 * first in `arrange` of a visit.
 */
export async function switchScenario(page: Page, scenario: string): Promise<void> {
  const { request } = page.context();
  const nonce = await (await request.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
  const headers = { 'X-WP-Nonce': nonce };
  const response = await request.post('/wp-json/site-admin/v1/scenario', { headers, data: { name: scenario } });
  if (response.status() !== 200) throw new Error(`The site did not become ${scenario}: ${response.status()}`);
}

/** Holds a call of the page until it is released. */
export async function hold(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**/jetpack/v4/${path}*`, (route) => held.then(() => route.continue()));
  return letGo;
}

/** The button of the main connect screen. */
export const setUpButton = (page: Page): Locator => page.getByRole('button', { name: 'Set up Jetpack' });

/** The button of the user connect screen. */
export const accountButton = (page: Page): Locator => page.getByRole('button', { name: 'Connect your user account' });

/** The visible title of the screen, below the heading for screen readers. */
export const screenTitle = (page: Page): Locator => page.locator('#jp-plugin-container main section h2').first();

/** The items of a list under its name, or of all lists of the screen. */
export const items = (page: Page, name?: string): Promise<string[]> =>
  (name === undefined ? page.locator('#jp-plugin-container main section') : page.getByRole('region', { name }))
    .getByRole('listitem')
    .allInnerTexts();

/** A notice by its text. */
export const notice = (page: Page, words: string): Locator => notices(page).getByText(words, { exact: false });

/** A step of the disconnect dialog by its title. */
export const disconnectDialog = (page: Page, step: string): Locator => page.getByRole('dialog', { name: step });
