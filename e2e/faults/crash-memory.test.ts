import type { BrowserContext } from 'playwright-core';
import { eventually } from '../eventually';
import { pageAddress, shownVersion } from '../pages/frame';
import { siteUnderTest } from '../visits';

const site = siteUnderTest();

/** Stores in every new tab what a tab holds after a crash while starting a version. */
const restoreAfterCrash = (context: BrowserContext, version: string) =>
  context.addInitScript((starting) => {
    // The frame of the tracking script has no storage.
    if (window.top !== window || sessionStorage.getItem('restored') !== null) return;
    sessionStorage.setItem('restored', 'yes');
    sessionStorage.setItem('site-admin:starting', JSON.stringify({ licensing: starting }));
  }, version);

test('three tabs restored together after a browser crash show the requested version', async () => {
  site.stack.publish('licensing', { version: '4.0.0' }, '--promote');
  const { page } = await site.visit('/dashboard', { ownContext: true });
  const context = page.context();
  await restoreAfterCrash(context, '4.0.0');
  const tabs = await Promise.all([1, 2, 3].map(() => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto(pageAddress('/my-plan'))));
  for (const tab of tabs) {
    await eventually(async () => expect(await shownVersion(tab, 'licensing')).toBe('4.0.0'));
    await tab.reload();
    await eventually(async () => expect(await shownVersion(tab, 'licensing')).toBe('4.0.0'));
  }
});

test('a version that crashed the page twice is not started, and reported to the server', async () => {
  site.stack.publish('licensing', { version: '4.1.0' }, '--promote');
  const { page } = await site.visit('/dashboard', { ownContext: true });
  await page.evaluate(() => {
    const crashes = { 'licensing@4.1.0': { count: 1, at: Date.now() - 60_000 } };
    localStorage.setItem('site-admin:remotes', JSON.stringify({ crashes }));
  });
  await restoreAfterCrash(page.context(), '4.1.0');
  const tab = await page.context().newPage();
  const report = tab.waitForRequest((request) => request.url().endsWith('/health') && !!request.postData()?.includes('4.1.0'));
  await tab.goto(pageAddress('/my-plan'));
  await eventually(async () => expect(await shownVersion(tab, 'licensing')).toBe('4.0.0'));
  expect((await report).postData()).toContain('not started: it crashed the page');
});

test('crashes with a time in the future do not block a version: the clock was ahead', async () => {
  site.stack.publish('licensing', { version: '4.2.0' }, '--promote');
  const { page } = await site.visit('/dashboard');
  await page.evaluate(() => {
    const crashes = { 'licensing@4.2.0': { count: 9, at: Date.now() + 7 * 24 * 60 * 60 * 1000 } };
    localStorage.setItem('site-admin:remotes', JSON.stringify({ crashes }));
  });
  await page.goto(pageAddress('/my-plan'));
  await page.reload();
  await eventually(async () => expect(await shownVersion(page, 'licensing')).toBe('4.2.0'));
});
