import { getModules, getProtectCount, getSettings, getSite, getSiteFeatures, getStats } from '@site-admin/contracts';
import { screen } from '@testing-library/dom';
import { renderBelow } from '../../testing/render-below';

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('every user sees the support and app cards below a screen', async () => {
  await renderBelow({ site: { role: 'subscriber' } });
  await screen.findByText(/community forums/);
  expect(headings()).toEqual(["We're here to help", 'Jetpack in your pocket']);
});

test('users with several sites see the agency program above them', async () => {
  await renderBelow({
    arrange: ({ site, shell }) => site.setUser({ wpcomUser: { ...shell.site.user.current.wpcomUser, site_count: 5 } }),
  });
  await screen.findByText(/community forums/);
  expect(headings()).toEqual(["Manage your clients' sites with ease", "We're here to help", 'Jetpack in your pocket']);
});

test('the cards fetch the features of the site once, and nothing else', async () => {
  const page = await renderBelow({ site: { modules: { protect: true, stats: true } } });
  await screen.findByText(/community forums/);
  await page.clock.advance(60_000);
  expect(page.site.getCalls(getSiteFeatures)).toHaveLength(1);
  for (const endpoint of [getStats, getProtectCount, getSite, getSettings, getModules]) {
    expect(page.site.getCalls(endpoint)).toHaveLength(0);
  }
});
