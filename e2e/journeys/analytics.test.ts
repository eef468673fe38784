import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { notices, settled, tab } from '../pages/frame';
import { siteUnderTest } from '../visits';

const site = siteUnderTest();

/** Records the event names of the pixels that the page requests. */
function recordPixels(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/t.gif')) names.push(searchParams.get('_en') ?? '');
  });
  return names;
}

const privacyToggle = (page: Page) =>
  page.getByRole('switch', { name: 'Send usage information to help us improve our products' });

test('API-012 SHELL-052 page views and clicks are counted by pixels until the user opts out; then none is, here or after a reload', async () => {
  let pixels: string[] = [];
  const { page } = await site.visit('/dashboard', {
    arrange: async (opened) => {
      pixels = recordPixels(opened);
    },
  });
  await settled(page);
  await eventually(() => expect(pixels).toEqual(['jetpack_wpa_page_view']));
  await tab(page, 'My Plan').click();
  await eventually(() => expect(pixels).toEqual(['jetpack_wpa_page_view', 'jetpack_wpa_click', 'jetpack_wpa_page_view']));
  expect(pixels.filter((name) => !/^(jetpack|akismet)_/.test(name))).toEqual([]);

  await page.evaluate(() => void (window.location.hash = '#/privacy'));
  await settled(page);
  await privacyToggle(page).click();
  await notices(page).getByText('Updated privacy settings.').waitFor();
  pixels.length = 0;
  await page.evaluate(() => void (window.location.hash = '#/dashboard'));
  await settled(page);
  await tab(page, 'My Plan').click();
  await settled(page);
  const known = page.waitForResponse((response) => response.url().includes('/tracking/settings'));
  await page.reload();
  await settled(page);
  await known;
  await page.waitForLoadState('networkidle');
  expect(pixels).toEqual([]);
});

test('a blocked tracking script has no effect on the page', async () => {
  const { page } = await site.visit('/dashboard', {
    arrange: (opened) => opened.route('**/w.js', (route) => route.abort()),
    allowErrors: true,
  });
  await settled(page);
  await tab(page, 'My Plan').click();
  await settled(page);
  expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
});
