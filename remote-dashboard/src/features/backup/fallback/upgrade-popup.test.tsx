import { getPlugins, getRewindStatus, getStats, updateSettings } from '@site-admin/contracts';
import type { RenderOptions, SiteOptions } from '@site-admin/contracts/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import { openDashboard } from '../../../testing/render-dashboard';

const card = () => within(screen.getByRole('region', { name: 'Backup' }));
const unavailable = { code: 'success', message: '', data: JSON.stringify({ state: 'unavailable' }) };

const partnerCoupon = {
  coupon_code: 'PARTNER_CODE_1A2B3C',
  preset: 'IONA',
  partner: { name: 'Partner', prefix: 'PARTNER' },
  product: { slug: 'jetpack_backup_daily', title: 'Jetpack Backup' },
};

describe('the upgrade popup', () => {
  const popup = () => screen.queryByRole('dialog', { name: 'Upgrade to backup' });
  const meter = () => screen.findByRole('group', { name: 'Content of your site' });
  const wireStats = (stats: Record<string, number>) => ({ general: { stats }, day: { data: [] as [string, number][] } });
  const plugins = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}/p.php`, { Name: 'P', active: true }]));

  const withCounts =
    (posts: number): NonNullable<RenderOptions['arrange']> =>
    ({ site }) => {
      site.respond(getStats, wireStats({ posts, comments: 1031, views: 5 }));
      site.respond(getPlugins, plugins(2));
    };

  const openOffer = ({ arrange, ...options }: RenderOptions) =>
    openDashboard({
      ...options,
      arrange(fake) {
        fake.site.respond(getRewindStatus, unavailable);
        arrange?.(fake);
      },
    });

  test.each([
    [20, false],
    [21, true],
  ])('DASH-044 with %d posts the popup is shown: %p', async (posts, isShown) => {
    await openOffer({ arrange: withCounts(posts) });
    await meter();
    expect(popup() !== null).toBe(isShown);
  });

  test.each([
    ['where promotions are off', { siteData: { showPromotions: false } }],
    ['beside a coupon to redeem', { partnerCoupon }],
  ])('DASH-044 not %s', async (_where, initialState) => {
    await openOffer({ arrange: withCounts(21), site: { initialState } });
    await meter();
    expect(popup()).not.toBeInTheDocument();
  });

  test.each([
    ['stats', getStats],
    ['plugins', getPlugins],
  ])('DASH-044 not while the %s are loading', async (_what, endpoint) => {
    let release = () => {};
    await openOffer({
      arrange(fake) {
        withCounts(21)(fake);
        release = fake.site.hold(endpoint);
      },
    });
    expect(await waitFor(() => card().getByRole('link', { name: 'Upgrade' }))).toBeVisible();
    expect(popup()).not.toBeInTheDocument();
    release();
    await meter();
    expect(popup()).toBeVisible();
  });

  test('DASH-044 it can be closed for this view', async () => {
    const page = await openOffer({ arrange: withCounts(26) });
    await meter();
    expect(popup()).toHaveTextContent('Be sure your 26 posts, 1,031 comments, and more are safely backed up with Jetpack.');
    await page.user.click(within(popup() ?? document.body).getByRole('button', { name: 'Close' }));
    expect(card().getByRole('heading', { name: 'Backup' })).toHaveFocus();
    expect(popup()).not.toBeInTheDocument();
    expect(page.site.getCalls(updateSettings)).toHaveLength(0);
  });

  test('it opens without the focus, stays open for a press or Escape elsewhere, and is closed by Escape inside', async () => {
    const page = await openOffer({ arrange: withCounts(26) });
    await meter();
    expect(popup()).toBeVisible();
    expect(document.body).toHaveFocus();
    await page.user.click(screen.getByRole('heading', { name: 'Security' }));
    expect(popup()).toBeVisible();
    await page.user.keyboard('{Escape}');
    expect(popup()).toBeVisible();
    within(popup() ?? document.body)
      .getByRole('button', { name: 'Close' })
      .focus();
    await page.user.keyboard('{Escape}');
    expect(popup()).not.toBeInTheDocument();
    expect(card().getByRole('heading', { name: 'Backup' })).toHaveFocus();
  });

  test.each<[string, SiteOptions]>([
    ['promotions are off', { initialState: { siteData: { showPromotions: false } } }],
    [
      'a coupon is redeemed instead',
      {
        initialState: {
          partnerCoupon: {
            coupon_code: 'X',
            partner: { name: 'IONOS', prefix: 'IONOS' },
            product: { slug: 'jetpack_backup_daily' },
          },
        },
      },
    ],
  ])('where %s there is no popup', async (_why, site) => {
    await openOffer({ site, arrange: withCounts(26) });
    await meter();
    expect(popup()).not.toBeInTheDocument();
  });

  test('DASH-045 the meter has the numbers of posts, plugins and comments, each in its color', async () => {
    await openOffer({ arrange: withCounts(26) });
    const found = await meter();
    const entries = within(found).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['26 Posts', '2 Plugins', '1,031 Comments']);
    const dots = entries.map((entry) => getComputedStyle(entry.firstElementChild ?? entry).backgroundColor);
    expect(dots).toEqual(['rgb(0, 186, 55)', 'rgb(56, 149, 186)', 'rgb(230, 139, 40)']);
  });

  test.each<[string, RenderOptions]>([
    ['fail to load', { arrange: ({ site }) => site.fail(getStats, { status: 500 }) }],
    ['are off', { site: { modules: { stats: false } }, arrange: withCounts(26) }],
    ['have no number of posts', { arrange: ({ site }) => site.respond(getStats, wireStats({ views: 5 })) }],
  ])('neither is shown where stats %s', async (_what, options) => {
    const page = await openOffer(options);
    expect(await waitFor(() => card().getByRole('link', { name: 'Upgrade' }))).toBeVisible();
    await page.clock.advance(0);
    await waitFor(() => expect(card().queryByRole('group')).not.toBeInTheDocument());
    expect(popup()).not.toBeInTheDocument();
  });

  test('without the permission to manage plugins they are not counted', async () => {
    const page = await openOffer({ site: { permissions: { manage_plugins: false } }, arrange: withCounts(26) });
    const entries = within(await meter()).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['26 Posts', '1,031 Comments']);
    expect(page.site.getCalls(getPlugins)).toHaveLength(0);
  });
});
