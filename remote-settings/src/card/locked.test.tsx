import { screen, within } from '@testing-library/dom';
import { getIntroOffers, getSiteFeatures, getSiteProducts } from '@site-admin/contracts';
import type { RenderOptions } from '@site-admin/contracts/testing';
import { openSettings, savedBy, toggle } from '../testing/open-settings';

const slug = 'jetpack_security_t1_yearly';
const sold = { product_slug: slug, available: true, cost: 239.4, currency_code: 'USD' };
const offer = { product_slug: slug, currency_code: 'USD', original_price: 239.4, raw_price: 119.4 };

/** Opens a tab of a site whose plan does not include ads. */
const openLocked = (offers: (typeof offer)[] = [], options: RenderOptions = {}) =>
  openSettings('/traffic', {
    site: { plan: 'jetpack_free', ...options.site },
    arrange: (fake) => {
      fake.site.respond(getSiteProducts, { code: 'success', data: { [slug]: sold } });
      fake.site.respond(getIntroOffers, { code: 'success', data: offers });
      options.arrange?.(fake);
    },
  });

/** Cards display the row of the switch where the plan could not be loaded. */
const withoutPlan: RenderOptions = {
  arrange: ({ site }) => {
    site.unseed(getSiteFeatures);
    site.failOnce(getSiteFeatures, { status: 500 });
  },
};

const card = (name: string | RegExp) => within(screen.getByRole('region', { name }));

test('a module outside the plan names what unlocks it with its price, and links to the upgrade', async () => {
  const page = await openLocked([], withoutPlan);
  await screen.findByRole('switch', { name: /^Enable ads/ });
  const ads = card('Ads');
  expect(
    await ads.findByText(/Your plan does not include this feature\. Security from \$19\.95\/month, paid yearly\./),
  ).toBeVisible();
  expect(ads.getByRole('link', { name: /^Upgrade/ })).toHaveAttribute('href', expect.stringContaining('source=settings-ads'));
  await page.user.click(ads.getByRole('switch', { name: /^Enable ads/ }));
  expect(savedBy(page)).toEqual([]);
});

test('the introductory price is that of the first year', async () => {
  await openLocked([offer], withoutPlan);
  await screen.findByRole('switch', { name: /^Enable ads/ });
  expect(
    await card('Ads').findByText(/Security from \$9\.95\/month, paid yearly\. For the first year, then billed/),
  ).toBeVisible();
});

test('without a price, what unlocks it is named', async () => {
  await openLocked([], {
    arrange: (fake) => {
      withoutPlan.arrange?.(fake);
      fake.site.unseed(getSiteProducts);
      fake.site.failOnce(getSiteProducts, { status: 500 });
    },
  });
  await screen.findByRole('switch', { name: /^Enable ads/ });
  expect(await card('Ads').findByText(/does not include this feature\. Security/)).toBeVisible();
});

test.each([/^Ads$/, /^Google Analytics$/])(
  'a card that is not in the plan offers the upgrade with its price: %s',
  async (name) => {
    await openLocked();
    expect(await card(name).findByText('Security from $19.95/month, paid yearly.')).toBeVisible();
    expect(card(name).getByRole('link', { name: /^Upgrade/ })).toBeVisible();
  },
);

test('without a connected owner, connecting is offered instead of a price', async () => {
  await openLocked([], { site: { connection: 'site-only' } });
  const ads = card('Ads');
  expect(await ads.findByRole('link', { name: 'Connect' })).toHaveAttribute('href', expect.stringMatching(/^#\/connect-user/));
  expect(ads.queryByText(/from \$/)).toBeNull();
});

describe('SET-022 a module that an administrator has disabled', () => {
  const site = { modules: { sitemaps: { override: 'inactive' }, 'google-analytics': { override: 'inactive' } } };

  test('shows a notice with Learn more, is off and cannot be switched', async () => {
    const page = await openSettings('/traffic', { site });
    const sitemaps = card(/Sitemaps/i);
    expect(sitemaps.getByText('This feature has been disabled by a site administrator.', { exact: false })).toBeVisible();
    expect(sitemaps.getByRole('link', { name: /^Learn more/ })).toBeVisible();
    const control = sitemaps.getAllByRole('switch')[0];
    expect(control).not.toBeChecked();
    if (control) await page.user.click(control);
    expect(savedBy(page)).toEqual([]);
  });

  test('Google Analytics has the notice instead of its card', async () => {
    await openSettings('/traffic', { site });
    expect(screen.getByText(/Google Analytics has been disabled by a site administrator\./)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Google Analytics' })).toBeNull();
  });
});

describe('SET-009 what is unavailable', () => {
  test('offline: modules that need the connection are faded and say why, the others can be used', async () => {
    const page = await openSettings('/discussion', {
      site: { connection: 'offline', modules: { 'gravatar-hovercards': false } },
    });
    for (const name of [/Let visitors use a WordPress/, 'Enable comment likes', /Let visitors subscribe/]) {
      expect(toggle(name)).toHaveAttribute('aria-disabled', 'true');
      expect(toggle(name)).toHaveAccessibleDescription('Unavailable in Offline Mode');
    }
    expect(screen.getByLabelText('Comment form introduction')).toBeDisabled();
    await page.user.click(toggle(/business cards/));
    expect(savedBy(page)).toEqual([{ 'gravatar-hovercards': true }]);
  });

  test('without a connected owner: modules that need a user connection are faded, the others can be used', async () => {
    const page = await openSettings('/sharing', { site: { connection: 'site-only', modules: { sharedaddy: false } } });
    const social = card(/Social/).getByRole('switch');
    expect(social).toHaveAttribute('aria-disabled', 'true');
    await page.user.click(social);
    await page.user.click(card(/Sharing/).getByRole('switch'));
    expect(savedBy(page)).toEqual([{ sharedaddy: true }]);
  });
});
