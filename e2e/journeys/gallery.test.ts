import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { findRemotes, root } from '../../tooling/workspace.js';
import { violations } from '../axe';
import { eventually } from '../eventually';
import { processed } from '../pages/frame';
import { getOverflowing } from '../screens';
import { siteUnderTest } from '../visits';

/** Folder for screenshots of the states, which cost a third of the time of these tests. */
const screenshots = process.env.GALLERY_SCREENSHOTS;

beforeAll(() => {
  execFileSync(process.execPath, ['tooling/scripts/build.mjs', '--gallery'], { cwd: root, stdio: 'pipe' });
}, 300_000);

const pixel = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Returns the states that have no visible content. */
const getEmpty = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-state]')]
      .filter((section) => {
        const host = section.querySelector<HTMLElement>('[data-remote]');
        return host === null || host.offsetHeight === 0;
      })
      .map(({ id }) => id),
  );

/** Opens a gallery and waits until all of its states are mounted. Returns the page and the errors it logs. */
async function openGallery(page: Page, address: string): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  // Pictures of the fake sites have addresses of other hosts.
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: pixel }));
  await page.goto(address);
  await page.waitForFunction(
    () => document.querySelector('[data-state]') !== null && document.querySelector('[data-state=loading]') === null,
  );
  await eventually(async () => expect(await getEmpty(page)).toEqual([]));
  await processed(page);
  return errors;
}

/** States of one page repeat the names of their landmarks. */
const isOfGallery = (text: string) => text.startsWith('landmark-unique:');

const site = siteUnderTest({ environment: 'development', gallery: path.join(root, '.cache/gallery/all') });

async function checkStates(page: Page, remote: string, direction: 'ltr' | 'rtl'): Promise<void> {
  const errors = await openGallery(page, `/gallery?remote=${remote}&dir=${direction}`);
  for (const width of [1280, 480]) {
    expect(await getOverflowing(page, width)).toEqual([]);
    expect(await getEmpty(page)).toEqual([]);
    if (screenshots !== undefined)
      await page.screenshot({ path: path.join(screenshots, `${remote}-${width}-${direction}.jpg`), fullPage: true });
    // Width and direction change the layout alone, and axe is slow: each of them is checked once.
    if ((width === 480) === (direction === 'rtl')) {
      expect((await violations(page)).filter((text) => !isOfGallery(text))).toEqual([]);
    }
  }
  expect(errors).toEqual([]);
}

test.each(findRemotes().map((part) => part.replace(/^remote-/, '')))(
  '%s: all states are rendered, accessible and within the window, in both directions; a link leads to each alone, ?width to a frame',
  async (remote) => {
    const page = await site.stranger();
    await checkStates(page, remote, 'rtl');
    await checkStates(page, remote, 'ltr');

    const link = page.getByRole('heading', { level: 2 }).getByRole('link').first();
    const name = await link.textContent();
    const hash = await link.getAttribute('href');
    await link.click();
    await page.getByRole('link', { name: /^All \d+ states$/ }).waitFor();
    expect(await page.locator('[data-state]').count()).toBe(1);
    expect(await page.locator('[data-state]').getAttribute('aria-label')).toBe(`State: ${name}`);

    await page.goto(`/gallery?remote=${remote}&width=480${hash}`);
    const frame = page.frameLocator('iframe');
    await frame.locator('[data-state=ready]').waitFor();
    expect(await page.locator('iframe').evaluate((element) => element.clientWidth)).toBe(480);
  },
  120_000,
);
