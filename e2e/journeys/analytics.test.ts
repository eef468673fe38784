import type { Page } from 'playwright-core';
import { waitForIdleNetwork } from '../../tooling/idle-network.js';
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

/** Returns the errors of what the tracking script would read of the page. */
async function readFromTracking(page: Page): Promise<unknown> {
  const element = await page.waitForSelector('iframe[src$="/tracking"]', { state: 'attached' });
  const frame = await element.contentFrame();
  return frame?.evaluate(() =>
    [() => window.parent.document, () => document.cookie, () => window.localStorage].map((read) => {
      try {
        return String(read());
      } catch (error) {
        return error instanceof DOMException && error.name;
      }
    }),
  );
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
  expect(await readFromTracking(page)).toEqual(['SecurityError', 'SecurityError', 'SecurityError']);
  await tab(page, 'My Plan').click();
  await eventually(() => expect(pixels).toEqual(['jetpack_wpa_page_view', 'jetpack_wpa_click', 'jetpack_wpa_page_view']));
  expect(pixels.filter((name) => !/^(jetpack|akismet)_/.test(name))).toEqual([]);

  // A click that leaves the page is counted too, at the latest by the next page.
  pixels.length = 0;
  await page.locator('a[href$="page=my-jetpack"]').first().click();
  await page.getByRole('heading', { name: 'This site has no such screen' }).waitFor();
  await page.goBack();
  await settled(page);
  await eventually(() => expect(pixels).toContain('jetpack_wpa_click'));

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
  await waitForIdleNetwork(page);
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
