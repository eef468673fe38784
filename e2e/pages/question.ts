import type { Locator, Page } from 'playwright-core';

/** The confirmation before unsaved changes are lost. */
export const question = (page: Page): Locator => page.getByRole('dialog', { name: 'Please confirm' });

export const stay = (page: Page): Promise<void> => question(page).getByRole('button', { name: 'Stay' }).click();

export const leave = (page: Page): Promise<void> => question(page).getByRole('button', { name: 'Leave without saving' }).click();
