import { getModules, getProtectCount, getSettings, getSite, getSiteFeatures, getStats } from '@site-admin/contracts';
import { screen } from '@testing-library/dom';
import { renderBelow } from '../../testing/render-below';

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('below a screen stand help and the app, for everybody', async () => {
  await renderBelow({ site: { role: 'subscriber' } });
  await screen.findByText(/community forums/);
  expect(headings()).toEqual(["We're here to help", 'Jetpack in your pocket']);
});

test('above them stands the programme for agencies, for those it is for', async () => {
  await renderBelow({
    arrange: ({ site, shell }) => site.setUser({ wpcomUser: { ...shell.site.user.current.wpcomUser, site_count: 5 } }),
  });
  await screen.findByText(/community forums/);
  expect(headings()).toEqual(["Manage your clients' sites with ease", "We're here to help", 'Jetpack in your pocket']);
});

test('what stands there asks for nothing but the features, once: neither stats nor what the page came with', async () => {
  const page = await renderBelow({ site: { modules: { protect: true, stats: true } } });
  await screen.findByText(/community forums/);
  await page.clock.advance(60_000);
  expect(page.site.callsOf(getSiteFeatures)).toHaveLength(1);
  for (const endpoint of [getStats, getProtectCount, getSite, getSettings, getModules]) {
    expect(page.site.callsOf(endpoint)).toHaveLength(0);
  }
});
