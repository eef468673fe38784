import type { Locator, Page } from 'playwright-core';

export const commentsToggle = (page: Page): Locator => page.getByRole('switch', { name: /^Let visitors use a WordPress\.com/ });

export const introduction = (page: Page): Locator => page.getByLabel('Comment form introduction');

export const colorScheme = (page: Page): Locator => page.getByLabel('Color scheme');

export const saveButton = (page: Page): Locator => page.getByRole('button', { name: /^(Save settings|Saving…)$/ });

/** A tab of the settings, by its label. */
export const settingsTab = (page: Page, label: string): Locator =>
  page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: label, exact: true });
