import type { Locator, Page } from 'playwright-core';
import { outlet } from './frame';

/** The title of the step on screen. */
export const stepTitle = (page: Page): Locator => outlet(page, 'recommendations').getByRole('heading', { level: 2 });

export async function chooseSiteTypes(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
}

export const enable = (page: Page, feature: string): Promise<void> =>
  page.getByRole('button', { name: `Enable ${feature}` }).click();

export const notNow = (page: Page): Promise<void> => page.getByRole('button', { name: 'Not now' }).click();

/** The names in one of the summary's lists; empty without the list. */
export async function listed(page: Page, list: string): Promise<string[]> {
  const items = page.getByRole('region', { name: list }).getByRole('listitem');
  return (await items.allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
}
