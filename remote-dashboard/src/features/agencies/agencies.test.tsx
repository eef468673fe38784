import { getSettings, updateSettings } from '@site-admin/contracts';
import { screen, within } from '@testing-library/dom';
import type { RenderOptions } from '@site-admin/contracts/testing';
import { renderBelow } from '../../testing/render-below';

const title = "Manage your clients' sites with ease";
const card = () => screen.queryByRole('region', { name: title });

/** Of somebody whose account has so many sites. */
const withSites =
  (site_count: number | undefined): NonNullable<RenderOptions['arrange']> =>
  ({ site, shell }) => {
    const { site_count: _had, ...account } = shell.site.user.current.wpcomUser;
    site.setUser({ wpcomUser: { ...account, ...(site_count !== undefined && { site_count }) } });
  };

/** Everything the card waits for is there once the card below it is. */
const settled = () => screen.findByText(/priority support|community forums/);

test('DASH-112 somebody with two sites is offered 25% off, with a link to the programme', async () => {
  await renderBelow({ arrange: withSites(2) });
  await settled();
  const region = within(screen.getByRole('region', { name: title }));
  expect(region.getByText(/25%/)).toBeVisible();
  const link = region.getByRole('link', { name: /Learn more/ });
  expect(link).toHaveAttribute('href', 'https://jetpack.com/redirect/?source=jitm-jetpack_agencies_ad&site=example.org');
});

test.each<[string, RenderOptions]>([
  ['with one site', { arrange: withSites(1) }],
  ['whose number of sites is not known', { arrange: withSites(undefined) }],
  ['who may not connect the site', { site: { permissions: { connect: false } }, arrange: withSites(2) }],
  ['on a site that is not connected', { site: { connection: 'unconnected' }, arrange: withSites(2) }],
  ['on an Atomic site', { site: { initialState: { siteData: { isAtomicSite: true } } }, arrange: withSites(2) }],
  ['who sent the card away before', { site: { settings: { dismiss_dash_agencies_learn_more: true } }, arrange: withSites(2) }],
])('DASH-112 DASH-113 nothing is offered to somebody %s', async (_who, options) => {
  await renderBelow(options);
  await settled();
  expect(card()).not.toBeInTheDocument();
});

test('DASH-113 sent away it goes at once, and the site is told to keep it away', async () => {
  const page = await renderBelow({ arrange: withSites(2) });
  await settled();
  const release = page.site.hold(updateSettings);
  await page.user.click(within(screen.getByRole('region', { name: title })).getByRole('button', { name: 'Dismiss' }));
  expect(card()).not.toBeInTheDocument();
  expect(page.site.callsOf(updateSettings).map(({ body }) => body)).toEqual([{ dismiss_dash_agencies_learn_more: true }]);
  release();
  await page.clock.advance(0);
  expect(page.notices.shown).toEqual([]);
  expect(page.site.callsOf(getSettings)).toHaveLength(1);
  expect(card()).not.toBeInTheDocument();
});

test('where the site refuses, that is said, and the card stays away for now', async () => {
  const page = await renderBelow({ arrange: withSites(2) });
  await settled();
  page.site.failOnce(updateSettings, { status: 400, code: 'some_updated', message: 'Not stored.' });
  await page.user.click(within(screen.getByRole('region', { name: title })).getByRole('button', { name: 'Dismiss' }));
  await page.clock.advance(0);
  expect(page.notices.current).toMatchObject([{ status: 'is-error', text: 'Error updating settings. Not stored.' }]);
  expect(card()).not.toBeInTheDocument();
});
