import type { Page } from 'playwright-core';
import { rewriteHostPage, rewriteInitialState } from '../host-page';
import { settled, shownVersion } from '../pages/frame';
import { siteUnderTest } from '../visits';

const site = siteUnderTest();

const removed = (pattern: RegExp) => (page: Page) =>
  rewriteHostPage(page, (html) => {
    if (!pattern.test(html)) throw new Error(`The host page has nothing like ${pattern}.`);
    return html.replace(pattern, '');
  });

test.each<[string, (page: Page) => Promise<unknown>, RegExp]>([
  [
    'without Initial_State',
    removed(/(var |window\.)?Initial_State=JSON\.parse\(decodeURIComponent\("[^"]*"\)\);?/),
    /Initial_State is missing/,
  ],
  ['with an Initial_State that is not an object', (page) => rewriteInitialState(page, () => 'nothing'), /Initial_State/],
  [
    'with an Initial_State without required members',
    (page) => rewriteInitialState(page, ({ userData: _gone, ...rest }) => rest),
    /Initial_State\.userData/,
  ],
  [
    'with an Initial_State of wrong types',
    (page) => rewriteInitialState(page, (state) => ({ ...state, WP_API_root: 42 })),
    /Initial_State\.WP_API_root/,
  ],
  [
    'without the page block',
    removed(/<script type="application\/json" id="site-admin-page"[^>]*>.*?<\/script>/s),
    /#site-admin-page is missing/,
  ],
  [
    'with a page block that is not JSON',
    (page) => rewriteHostPage(page, (html) => html.replace(/(id="site-admin-page"[^>]*>)\s*\{/, '$1[{')),
    /#site-admin-page is not JSON/,
  ],
])('a host page %s shows an explanation with links, and is never blank', async (_what, arrange, words) => {
  const { page, calls } = await site.visit('/dashboard', { arrange });
  const alert = page.locator('#jp-plugin-container').getByRole('alert');
  await alert.waitFor();
  expect(await alert.getByRole('heading', { level: 1 }).innerText()).toBe('This page could not be loaded');
  expect(await alert.innerText()).toMatch(words);
  expect(await alert.getByRole('button', { name: 'Reload the page' }).isVisible()).toBe(true);
  expect(await page.locator('div[data-remote]').count()).toBe(0);
  expect(calls.of('POST settings')).toEqual([]);

  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Reload the page' }).click();
  await settled(page);
  expect(await shownVersion(page, 'dashboard')).toBe('1.0.0');
});

test('unknown keys, and missing optional ones, are ignored', async () => {
  const { page } = await site.visit('/dashboard', {
    arrange: (opened) => rewriteInitialState(opened, ({ isSafari: _gone, ...rest }) => ({ ...rest, inventedTomorrow: { a: 1 } })),
  });
  await settled(page);
  expect(await shownVersion(page, 'dashboard')).toBe('1.0.0');
});
