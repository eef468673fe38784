import type { Locator, Page } from 'playwright-core';

export const verificationCard = (page: Page): Locator => page.getByRole('region', { name: 'Site verification' });

export const seoCard = (page: Page): Locator => page.getByRole('region', { name: 'Search engine optimization' });

/** Presses "Verify with Google", and returns the window it opens. */
export async function openGoogleWindow(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await verificationCard(page).getByRole('button', { name: 'Verify with Google' }).click();
  return opened;
}
