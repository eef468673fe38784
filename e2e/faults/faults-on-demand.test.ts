import { eventually } from '../eventually';
import { moduleSwitch, sectionTitles, statsCard } from '../pages/dashboard';
import { notices, settled } from '../pages/frame';
import { setFaults } from '../pages/site-api';
import { siteUnderTest } from '../visits';

const site = siteUnderTest({ environment: 'development' });

test.each(['500', 'html', 'drop', 'empty', '429', 'notices'])(
  'statistics that fail by "%s" affect their own card only, and recover afterwards',
  async (kind) => {
    const { page } = await site.visit('/dashboard');
    await settled(page);
    await setFaults(page, [{ kind, path: 'module/stats/data' }]);
    await page.reload();
    await settled(page);
    await statsCard(page).getByText('Something happened while loading Jetpack Stats', { exact: false }).waitFor();
    expect(await sectionTitles(page)).toEqual(['Jetpack Stats', 'Security', 'Performance and Growth', 'Connections']);
    await setFaults(page, []);
    await page.reload();
    await statsCard(page).getByRole('figure').waitFor();
  },
);

test('a slow response shows no error: the rest is rendered at once, and the chart when it arrives', async () => {
  const { page } = await site.visit('/dashboard');
  await settled(page);
  await setFaults(page, [{ kind: 'latency', ms: 1500, path: 'module/stats/data' }]);
  await page.reload();
  await moduleSwitch(page, 'Downtime monitoring').waitFor();
  expect(await statsCard(page).getByRole('figure').count()).toBe(0);
  await statsCard(page).getByRole('figure').waitFor();
  await setFaults(page, []);
});

test('a nonce that expires on the way is renewed, and the change is made once', async () => {
  const { page, calls } = await site.visit('/dashboard');
  await settled(page);
  await setFaults(page, [{ kind: 'nonce', path: 'settings', method: 'POST', times: 1 }]);
  const monitor = moduleSwitch(page, 'Downtime monitoring');
  const before = await monitor.isChecked();
  calls.forget();
  await monitor.click();
  await eventually(async () => expect(await monitor.isChecked()).toBe(!before));
  await eventually(() => expect(calls.of('POST settings')).toHaveLength(2));
  expect(await notices(page).getByRole('alert').count()).toBe(0);
});
