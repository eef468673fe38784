import type { Locator, Page } from 'playwright-core';

export const keyField = (page: Page): Locator => page.getByLabel('License key');

export const activateButton = (page: Page): Locator => page.getByRole('button', { name: 'Activate' });

/** Types a key and activates it. */
export async function activate(page: Page, key: string): Promise<void> {
  await keyField(page).fill(key);
  await activateButton(page).click();
}

/** The heading of the success screen, above the next steps. */
export const successTitle = (page: Page): Locator => page.getByRole('heading', { level: 2, name: /is active!|are active!/ });
