import type { Page } from 'playwright-core';
import { disconnectDialog } from '../pages/connection';
import { settled } from '../pages/frame';
import { siteUnderTest } from '../visits';

const site = siteUnderTest();

/** The focused element: its text, and whether all of it is in the viewport. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element) throw new Error('Nothing has the focus.');
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isInView = top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth;
    return { text: element.textContent, isInView };
  });

test.each([
  ['200 % zoom of a desk', { width: 640, height: 400 }],
  ['400 % zoom of a desk', { width: 320, height: 256 }],
  ['a small phone', { width: 320, height: 568 }],
])('at %s the disconnect dialog shows its focused button, and every other one that gets the focus', async (_where, size) => {
  const { page } = await site.visit('/disconnect', size);
  await settled(page);
  await disconnectDialog(page, 'Disconnect this site?').waitFor();
  expect(await focused(page)).toEqual({ text: 'Stay connected', isInView: true });
  for (let tabs = 0; tabs < 4; tabs += 1) {
    await page.keyboard.press('Tab');
    expect((await focused(page)).isInView).toBe(true);
  }
});
