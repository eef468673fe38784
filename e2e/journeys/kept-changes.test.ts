import { waitForIdleNetwork } from '../../tooling/idle-network.js';
import { eventually } from '../eventually';
import { moduleSwitch } from '../pages/dashboard';
import { notices, screenHeading, settled, tab } from '../pages/frame';
import { siteUnderTest } from '../visits';

const site = siteUnderTest();

test('a card switched off is still off after the site was killed with -9', async () => {
  const { page } = await site.visit('/dashboard');
  await settled(page);
  const monitor = moduleSwitch(page, 'Downtime monitoring');
  expect(await monitor.isChecked()).toBe(true);
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/settings'),
  );
  await monitor.click();
  expect((await saved).status()).toBe(200);
  await eventually(async () => expect(await monitor.isChecked()).toBe(false));

  await site.stack.restart();

  await page.reload();
  await settled(page);
  expect(await moduleSwitch(page, 'Downtime monitoring').isChecked()).toBe(false);
  expect(await moduleSwitch(page, 'Brute force protection').isChecked()).toBe(true);
});

test('after a change one request for module/all serves dashboard and settings', async () => {
  const { page, calls } = await site.visit('/dashboard');
  await settled(page);
  expect(calls.of('GET module/all')).toEqual([]);

  await moduleSwitch(page, 'Image Accelerator').click();
  await eventually(() => expect(calls.of('GET module/all')).toHaveLength(1));
  await eventually(async () => expect(await moduleSwitch(page, 'Image Accelerator').isChecked()).toBe(false));
  // A response may not be read yet: leaving now would cancel the request and repeat it.
  await waitForIdleNetwork(page);

  await page.evaluate(() => void (window.location.hash = '#/discussion'));
  await eventually(async () => expect(await screenHeading(page).textContent()).toBe('Jetpack Discussion Settings'));
  await settled(page);
  await page.goBack();
  await settled(page);
  expect(await moduleSwitch(page, 'Image Accelerator').isChecked()).toBe(false);
  expect(calls.of('GET module/all')).toHaveLength(1);
});

test('a change the site refuses is reported, and the switch returns to its previous state', async () => {
  const { page } = await site.visit('/dashboard', {
    arrange: (opened) =>
      opened.route('**/jetpack/v4/settings*', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 400, json: { code: 'some_updated', message: 'Not today.', data: { status: 400 } } })
          : route.continue(),
      ),
  });
  await settled(page);
  const protect = moduleSwitch(page, 'Brute force protection');
  await protect.click();
  await eventually(async () => expect(await notices(page).innerText()).toContain('Not today.'));
  await eventually(async () => expect(await protect.isChecked()).toBe(true));
});

test('the tabs lead from every part to every other', async () => {
  const { page } = await site.visit('/dashboard');
  await settled(page);
  for (const [label, heading] of [
    ['My Plan', 'Jetpack My Plan'],
    ['Recommendations', 'Jetpack Recommendations'],
    ['My Plan', 'Jetpack My Plan'],
    ['Recommendations', 'Jetpack Recommendations'],
    ['At a Glance', 'Jetpack At A Glance Dashboard'],
  ] as const) {
    await tab(page, label).click();
    await eventually(async () => expect(await screenHeading(page).textContent()).toBe(heading));
    await settled(page);
    expect(await screenHeading(page).textContent()).toBe(heading);
  }
});
