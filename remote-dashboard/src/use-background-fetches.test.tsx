import { getRewindStatus, getScanStatus, getSiteBenefits, getSiteDiscount } from '@site-admin/contracts';
import { screen, waitFor } from '@testing-library/dom';
import { openDashboard } from './testing/render-dashboard';

test('DASH-027 the status of backups and of scans is fetched once on load', async () => {
  const page = await openDashboard();
  await waitFor(() => expect(page.site.getCalls(getRewindStatus)).toHaveLength(1));
  await waitFor(() => expect(page.site.getCalls(getScanStatus)).toHaveLength(1));
});

test('DASH-028 site benefits and site discount are fetched once, after the first paint', async () => {
  const page = await openDashboard();
  expect(page.site.getCalls(getSiteBenefits)).toHaveLength(0);
  await waitFor(() => expect(page.site.getCalls(getSiteBenefits)).toHaveLength(1));
  await waitFor(() => expect(page.site.getCalls(getSiteDiscount)).toHaveLength(1));
});

test('DASH-027 DASH-028 offline none of them is fetched', async () => {
  const page = await openDashboard({ site: { connection: 'offline' } });
  expect(screen.getByRole('region', { name: 'Backup' })).toBeVisible();
  await page.clock.advance(60_000);
  for (const endpoint of [getRewindStatus, getScanStatus, getSiteBenefits, getSiteDiscount]) {
    expect(page.site.getCalls(endpoint)).toHaveLength(0);
  }
});

test('users without the permission to manage modules fetch none of them', async () => {
  const page = await openDashboard({ site: { role: 'editor' } });
  await page.clock.advance(60_000);
  for (const endpoint of [getRewindStatus, getScanStatus, getSiteBenefits, getSiteDiscount]) {
    expect(page.site.getCalls(endpoint)).toHaveLength(0);
  }
});
