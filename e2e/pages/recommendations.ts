import type { Locator, Page } from 'playwright-core';
import { outlet } from './frame';

/** The title of the step on screen. */
export const stepTitle = (page: Page): Locator => outlet(page, 'recommendations').getByRole('heading', { level: 2 });

export async function answerSiteType(page: Page, ...answers: string[]): Promise<void> {
  for (const answer of answers) await page.getByRole('checkbox', { name: answer }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
}

export const enable = (page: Page, feature: string): Promise<void> =>
  page.getByRole('button', { name: `Enable ${feature}` }).click();

export const notNow = (page: Page): Promise<void> => page.getByRole('button', { name: 'Not now' }).click();

/** The names in one of the summary's lists; none when the list is not there. */
export async function listed(page: Page, list: string): Promise<string[]> {
  const items = page.getByRole('region', { name: list }).getByRole('listitem');
  return (await items.allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
}
