import type { Locator, Page } from 'playwright-core';
import { outlet } from './frame';

export const statsCard = (page: Page): Locator => page.getByRole('region', { name: 'Jetpack Stats' });

/** The bars of the chart: each is a link that names its period and views. */
export const chartBars = (page: Page): Locator => statsCard(page).getByRole('figure').getByRole('listitem');

/** The number of a total, such as `Views today`. */
export const total = (page: Page, term: string): Locator =>
  statsCard(page).getByText(term, { exact: true }).locator('xpath=following-sibling::dd[1]');

/** The switch of a module's card. */
export const moduleSwitch = (page: Page, card: string): Locator => page.getByRole('switch', { name: card });

/** The titles of the dashboard's sections, in order. */
export const sectionTitles = (page: Page): Promise<string[]> =>
  outlet(page, 'dashboard').getByRole('heading', { level: 2 }).allInnerTexts();
