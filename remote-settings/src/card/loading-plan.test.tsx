import { screen, within } from '@testing-library/dom';
import { checkStoredAkismetKey, getIntroOffers, getRewindStatus, getSiteFeatures, getSiteProducts } from '@site-admin/contracts';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { openSettings } from '../testing/open-settings';

const card = (name: string) => within(screen.getByRole('region', { name }));
const placeholders = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('[data-text]')].map((element) => element.getAttribute('data-text'));

/** Opens a tab whose plan is loading. */
async function open(tab: string, site: SiteOptions = {}) {
  const releases: (() => void)[] = [];
  const page = await openSettings(tab, {
    site,
    arrange: (fake) => {
      releases.push(fake.site.hold(getSiteFeatures), fake.site.hold(getRewindStatus));
      fake.site.respond(checkStoredAkismetKey, { validKey: true });
    },
  });
  return { ...page, release: () => releases.forEach((release) => release()) };
}

test('a card of the plan that the site has stored is shown while the plan is loading', async () => {
  await open('/traffic', { features: ['wordads'], modules: { wordads: true } });
  expect(card('Ads').getByRole('switch', { name: /^Enable ads/ })).toBeChecked();
});

test('an upgrade is not offered before the plan is loaded: its space is taken, and its price is loaded', async () => {
  const page = await open('/traffic');
  expect(card('Ads').queryByRole('link')).toBeNull();
  expect(placeholders('Ads')).toEqual([
    'Generate income with high-quality ads.',
    'Jetpack Security from $5.00/month, paid yearly. For the first year, then billed at the full price.',
  ]);
  expect(page.site.getCalls(getSiteProducts)).toHaveLength(1);
  expect(page.site.getCalls(getIntroOffers)).toHaveLength(1);
  page.release();
  expect(await card('Ads').findByRole('link', { name: /^Upgrade/ })).toBeVisible();
  expect(card('Ads').getByText('Generate income with high-quality ads.')).toBeVisible();
});

test('backups and search take the space of what the stored plan includes', async () => {
  const page = await open('/security', { features: ['backups', 'scan'] });
  expect(placeholders('Backups and security scanning')).toEqual(['Your site is backed up.']);
  expect(card('Backups and security scanning').getByRole('link', { name: /^View your backups/ })).toBeVisible();
  page.unmount();
  await open('/performance', { features: ['search'], modules: { search: true } });
  expect(card('Search').getByRole('switch', { name: 'Enable Search' })).toBeVisible();
});

test('a site of a network without backups has no card for them, also while the plan is loading', async () => {
  await open('/security', { initialState: { siteData: { isMultisite: true, plan: { features: { active: [] } } } } });
  expect(screen.queryByRole('region', { name: 'Backups and security scanning' })).toBeNull();
});

test('a stored plan that cannot be read is treated as unknown', async () => {
  await open('/traffic', { initialState: { siteData: { plan: 'free' as never } } });
  expect(placeholders('Ads')).toContain('Generate income with high-quality ads.');
});
