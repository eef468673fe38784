import type { Page } from 'playwright-core';
import { waitForIdleNetwork } from '../../tooling/idle-network.js';
import { switchScenario } from '../pages/connection';
import { eventually } from '../eventually';
import { extension } from '../pages/frame';
import { goTo, reopen, getOverflowing } from '../screens';
import { siteUnderTest } from '../visits';

const site = siteUnderTest({ environment: 'development' });

const everyWidth = [320, 360, 480, 481, 660, 800, 960, 1040, 1280, 1400];

test.each(['connected', 'right-to-left'])('%s: no screen scrolls sideways at any width from 320 to 1400 px', async (scenario) => {
  const { page } = await site.visit('/dashboard', { arrange: (opened) => switchScenario(opened, scenario) });
  const found: string[] = [];
  for (const route of ['/dashboard', '/discussion', '/recommendations/summary', '/my-plan', '/connect-user', '/disconnect']) {
    await goTo(page, route);
    for (const width of everyWidth) found.push(...(await getOverflowing(page, width)).map((text) => `${route}: ${text}`));
  }
  expect(found).toEqual([]);
});

/** Cumulative layout shift of a page load. */
async function movement(page: Page, route: string): Promise<number> {
  await reopen(page, route);
  await waitForIdleNetwork(page);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          observer.disconnect();
          resolve(sum);
        }, 100);
      }),
  );
}

test('the layout does not shift while a page loads: skeletons have its geometry', async () => {
  const moved: string[] = [];
  // A shift counts more in a narrow window.
  const { page } = await site.visit('/dashboard', { width: 480, ownContext: true });
  const pages = [
    ['connected', '/dashboard'],
    ['connected', '/discussion'],
    ['connected', '/my-plan'],
    ['unconnected', '/dashboard'],
    ['connected', '/recommendations/product-suggestions'],
    ['connected', '/recommendations/summary'],
    ['connected-security', '/recommendations/summary'],
    ['offline', '/dashboard'],
    ['identity-crisis', '/dashboard'],
    // What the plan includes is loaded from the provider: an offer without it, a card with it.
    ['connected', '/security', 0.02],
    ['connected', '/performance', 0.02],
    ['connected', '/traffic', 0.02],
    ['connected-security', '/security', 0.02],
    ['connected-security', '/traffic', 0.02],
  ] as const;
  for (const [scenario, route, limit = 0.05] of pages) {
    await switchScenario(page, scenario);
    const sum = await movement(page, route);
    if (sum > limit) moved.push(`${scenario} ${route}: ${sum.toFixed(3)}`);
  }
  expect(moved).toEqual([]);
});

test('above At a Glance is one banner, without a layout shift: the coupon, then the next step; a failing one leaves no gap', async () => {
  const arrange = (opened: Page) => switchScenario(opened, 'partner-coupon-connected');
  const { page } = await site.visit('/dashboard', { arrange, allowErrors: true, ownContext: true });
  const coupon = page.getByRole('region', { name: 'One free year of Jetpack Backup' });
  const nextStep = extension(page, 'dashboard.banner@1').getByRole('link', { name: /^(Get started|Continue)$/ });
  await coupon.waitFor();
  expect(await movement(page, '/dashboard')).toBeLessThanOrEqual(0.02);
  await coupon.waitFor();
  expect(await nextStep.isVisible()).toBe(false);

  await coupon.getByRole('button', { name: 'Remind me later' }).click();
  await nextStep.waitFor();
  await reopen(page, '/dashboard');
  // "Needs attention" lists a postponed coupon, which would move the cards.
  await page.getByRole('button', { name: /^Dismiss: .* coupon/ }).click();
  expect(await movement(page, '/dashboard')).toBeLessThanOrEqual(0.02);
  await nextStep.waitFor();
  expect(await coupon.count()).toBe(0);

  await page.route(/\/(licensing|recommendations)\/.*\.js/, (route) => route.abort());
  await reopen(page, '/dashboard');
  const point = extension(page, 'dashboard.banner@1').first().locator('..');
  await eventually(async () => expect(await point.evaluate((element) => element.getBoundingClientRect().height)).toBe(0));
});
