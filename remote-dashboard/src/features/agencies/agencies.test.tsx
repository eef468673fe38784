import { getSettings, updateSettings } from '@site-admin/contracts';
import { screen, within } from '@testing-library/dom';
import type { RenderOptions } from '@site-admin/contracts/testing';
import { renderBelow } from '../../testing/render-below';

const title = "Manage your clients' sites with ease";
const card = () => screen.queryByRole('region', { name: title });

/** Sets the number of sites on the user's account. */
const withSites =
  (site_count: number | undefined): NonNullable<RenderOptions['arrange']> =>
  ({ site, shell }) => {
    const { site_count: _had, ...account } = shell.site.user.current.wpcomUser;
    site.setUser({ wpcomUser: { ...account, ...(site_count !== undefined && { site_count }) } });
  };

/** Resolves once the card below it is loaded. */
const settled = () => screen.findByText(/priority support|community forums/);

test('DASH-112 a user with two sites is offered 25% off, with a link to the program', async () => {
  await renderBelow({ arrange: withSites(2) });
  await settled();
  const region = within(screen.getByRole('region', { name: title }));
  expect(region.getByText(/25%/)).toBeVisible();
  const link = region.getByRole('link', { name: /Learn more/ });
  expect(link).toHaveAttribute('href', 'https://jetpack.com/redirect/?source=jitm-jetpack_agencies_ad&site=example.org');
});

test.each<[string, RenderOptions]>([
  ['with one site', { arrange: withSites(1) }],
  ['whose number of sites is unknown', { arrange: withSites(undefined) }],
  ['who may not connect the site', { site: { permissions: { connect: false } }, arrange: withSites(2) }],
  ['on a site that is not connected', { site: { connection: 'unconnected' }, arrange: withSites(2) }],
  ['on an Atomic site', { site: { initialState: { siteData: { isAtomicSite: true } } }, arrange: withSites(2) }],
  ['who dismissed the card before', { site: { settings: { dismiss_dash_agencies_learn_more: true } }, arrange: withSites(2) }],
])('DASH-112 DASH-113 nothing is offered to a user %s', async (_role, options) => {
  await renderBelow(options);
  await settled();
  expect(card()).not.toBeInTheDocument();
});

test('DASH-113 a dismissal hides the card at once, and is stored on the site', async () => {
  const page = await renderBelow({ arrange: withSites(2) });
  await settled();
  const release = page.site.hold(updateSettings);
  await page.user.click(within(screen.getByRole('region', { name: title })).getByRole('button', { name: 'Dismiss' }));
  expect(card()).not.toBeInTheDocument();
  expect(page.site.getCalls(updateSettings).map(({ body }) => body)).toEqual([{ dismiss_dash_agencies_learn_more: true }]);
  release();
  await page.clock.advance(0);
  expect(page.notices.shown).toEqual([]);
  expect(page.site.getCalls(getSettings)).toHaveLength(1);
  expect(card()).not.toBeInTheDocument();
});

test('a dismissal the site refuses shows an error, and the card stays hidden in this view', async () => {
  const page = await renderBelow({ arrange: withSites(2) });
  await settled();
  page.site.failOnce(updateSettings, { status: 400, code: 'some_updated', message: 'Not stored.' });
  await page.user.click(within(screen.getByRole('region', { name: title })).getByRole('button', { name: 'Dismiss' }));
  await page.clock.advance(0);
  expect(page.notices.current).toMatchObject([{ status: 'is-error', text: 'Error updating settings. Not stored.' }]);
  expect(card()).not.toBeInTheDocument();
});
