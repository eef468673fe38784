import { screen, waitFor, within } from '@testing-library/dom';
import { getIntroOffers, getSiteProducts } from '@site-admin/contracts';
import { renderRemote, type RenderOptions } from '@site-admin/contracts/testing';
import { defineRemote, useReady } from '@site-admin/kit';
import { openSettings, savedBy, toggle } from '../testing/open-settings';
import { ModuleRow } from './module-row';
import { UpgradeBanner } from './upgrade-banner';

const slug = 'jetpack_security_t1_yearly';
const sold = { product_slug: slug, available: true, cost: 239.4, currency_code: 'USD' };
const offer = { product_slug: slug, currency_code: 'USD', original_price: 239.4, raw_price: 119.4 };

const remote = defineRemote({
  page: function Page() {
    useReady(true);
    return (
      <>
        <ModuleRow slug="wordads" label="Show ads" />
        <UpgradeBanner
          icon="lock"
          text="Earn money with ads."
          href="https://jetpack.com/upgrade"
          product="security"
          feature="Ads"
        />
      </>
    );
  },
});

/** Opens a page with a locked row and an upgrade banner, of a site whose plan does not include ads. */
async function openLocked(offers: (typeof offer)[] = [], { site, arrange }: RenderOptions = {}) {
  const page = renderRemote(remote, {
    at: '/traffic',
    site: { plan: 'jetpack_free', ...site },
    arrange: (fake) => {
      fake.site.respond(getSiteProducts, { code: 'success', data: { [slug]: sold } });
      fake.site.respond(getIntroOffers, { code: 'success', data: offers });
      arrange?.(fake);
    },
  });
  await page.ready;
  return page;
}

const description = () => screen.getByRole('switch').getAttribute('aria-describedby') ?? '';
const note = () => document.getElementById(description())?.textContent;
const card = (name: string | RegExp) => within(screen.getByRole('region', { name }));

test('a module outside the plan names what unlocks it with its price, and links to the upgrade', async () => {
  const page = await openLocked();
  await waitFor(() =>
    expect(note()).toMatch(
      /^Your plan does not include this feature\. Jetpack Security from \$19\.95\/month, paid yearly\. Upgrade/,
    ),
  );
  const [upgrade] = screen.getAllByRole('link', { name: /^Upgrade/ });
  expect(upgrade).toHaveAttribute('href', expect.stringContaining('source=settings-ads'));
  expect(screen.getAllByText(/Jetpack Security from \$19\.95\/month, paid yearly\./)).toHaveLength(2);
  await page.user.click(screen.getByRole('switch'));
  expect(savedBy(page)).toEqual([]);
});

test('the introductory price is that of the first year', async () => {
  await openLocked([offer]);
  await waitFor(() =>
    expect(note()).toContain(
      'Jetpack Security from $9.95/month, paid yearly. For the first year, then billed at the full price.',
    ),
  );
});

test('without a price, what unlocks it is named', async () => {
  await openLocked([], { arrange: ({ site }) => site.fail(getSiteProducts, { status: 500 }) });
  await waitFor(() => expect(note()).toMatch(/^Your plan does not include this feature\. Jetpack Security Upgrade/));
});

test('without a connected owner, connecting is offered instead of a price', async () => {
  await openLocked([], { site: { connection: 'site-only' } });
  for (const link of screen.getAllByRole('link', { name: 'Connect' })) {
    expect(link).toHaveAttribute('href', expect.stringMatching(/^#\/connect-user/));
  }
  expect(screen.queryByText(/from \$/)).toBeNull();
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
  test('offline: modules that need the connection are faded and show why, the others can be used', async () => {
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

  test('an option of a locked module shows the reason of the module when it is pressed', async () => {
    const page = await openSettings('/discussion', { site: { connection: 'site-only' } });
    await page.user.click(toggle(/“subscribe to site”/));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Connect your account to use this feature.');
    expect(savedBy(page)).toEqual([]);
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
