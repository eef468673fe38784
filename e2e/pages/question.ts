import type { Locator, Page } from 'playwright-core';

/** The question that stands in the way of losing something. */
export const question = (page: Page): Locator => page.getByRole('dialog', { name: 'Please confirm' });

export const stay = (page: Page): Promise<void> => question(page).getByRole('button', { name: 'Stay' }).click();

export const leave = (page: Page): Promise<void> => question(page).getByRole('button', { name: 'Leave without saving' }).click();
