import type { Page } from 'playwright-core';
import { violations } from '../axe';
import { commentsToggle } from '../pages/discussion';
import { screenHeading, settled, tab } from '../pages/frame';
import { siteUnderTest } from '../visits';

const site = siteUnderTest();

const screens = [
  '/dashboard',
  '/discussion',
  '/recommendations/site-type',
  '/recommendations/summary',
  '/my-plan',
  '/license/activation',
];
const widths = [1280, 480];

describe.each(widths)('axe finds nothing wrong at %i px', (width) => {
  test.each(screens)('on %s', async (route) => {
    const { page } = await site.visit(route, { width });
    await settled(page);
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
  });

  test('on the sign-in page, with an error', async () => {
    const page = await site.stranger({ width });
    await page.goto('/wp-login.php');
    await page.getByLabel('User name').fill('admin');
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

test('no screen scrolls sideways, from a phone to a wide window', async () => {
  const { page } = await site.visit('/dashboard');
  const wide: string[] = [];
  for (const route of screens) {
    await page.evaluate((hash) => void (window.location.hash = hash), `#${route}`);
    await settled(page);
    await page.waitForLoadState('networkidle');
    for (const width of [320, 360, 480, 481, 660, 800, 960, 1040, 1280, 1400]) {
      await page.setViewportSize({ width, height: 900 });
      // Tabs are measured anew a third of a second after the window changed.
      const fits = () => document.documentElement.scrollWidth <= window.innerWidth;
      await page.waitForFunction(fits, undefined, { timeout: 1000, polling: 50 }).catch(() => wide.push(`${route} at ${width}`));
    }
  }
  expect(wide).toEqual([]);
});

/** What has the focus, as it is called. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    return label.trim().slice(0, 60);
  });

/** Presses Tab until something of that name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press('Tab');
    const label = await focused(page);
    if (typeof name === 'string' ? label.startsWith(name) : name.test(label)) return;
  }
  throw new Error(`Tab never came to ${name}.`);
}

test('by keyboard alone: skip the menu, go to another part, switch something, and see where the focus is', async () => {
  const { page } = await site.visit('/dashboard');
  await settled(page);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  expect(await screenHeading(page).textContent()).toBe('Jetpack At A Glance Dashboard');

  await tabTo(page, 'My Plan');
  expect(await tab(page, 'My Plan').evaluate((link) => link.matches(':focus-visible'))).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Jetpack My Plan');
  await settled(page);

  await page.goto('/wp-admin/admin.php?page=jetpack#/discussion');
  await page.reload();
  await settled(page);
  const toggle = commentsToggle(page);
  const before = await toggle.isChecked();
  await toggle.focus();
  await page.keyboard.press('Space');
  await page.getByText('Updated settings').waitFor();
  expect(await toggle.isChecked()).toBe(!before);
  expect(await toggle.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
  expect(await toggle.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
});
