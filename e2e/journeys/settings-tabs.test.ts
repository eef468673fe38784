import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { settingsTab } from '../pages/discussion';
import { getRoute, settled } from '../pages/frame';
import { siteUnderTest } from '../visits';

const site = siteUnderTest();

const dropdown = (page: Page) =>
  page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name: /Writing|Sharing/ });

test('SHELL-064 the tabs are a list at 481 px and a dropdown at 480, measured again 300 ms after a resize', async () => {
  // An editor's tabs fit in one row at 481 px.
  const { page } = await site.visit('/writing', { as: 'editor', width: 481 });
  await settled(page);
  expect(await settingsTab(page, 'Sharing').isVisible()).toBe(true);
  expect(await dropdown(page).count()).toBe(0);

  const changed = Date.now();
  await page.setViewportSize({ width: 480, height: 900 });
  await dropdown(page).waitFor();
  expect(Date.now() - changed).toBeGreaterThanOrEqual(300);
  expect(await settingsTab(page, 'Sharing').isVisible()).toBe(false);

  await dropdown(page).click();
  await settingsTab(page, 'Sharing').click();
  await eventually(() => expect(getRoute(page)).toBe('/sharing'));
  await page.setViewportSize({ width: 481, height: 900 });
  await settingsTab(page, 'Writing').waitFor();
  expect(await dropdown(page).count()).toBe(0);
});

test('a manager, whose tabs need more room, has the dropdown as soon as they do not fit', async () => {
  const { page } = await site.visit('/discussion', { width: 481 });
  await settled(page);
  expect(await settingsTab(page, 'Traffic').isVisible()).toBe(false);
  await page.setViewportSize({ width: 1280, height: 900 });
  await settingsTab(page, 'Traffic').waitFor();
});
