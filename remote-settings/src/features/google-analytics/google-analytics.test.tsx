import { screen, waitFor, within } from '@testing-library/dom';
import { getSiteFeatures } from '@site-admin/contracts';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { openSettings, savedBy, toggle } from '../../testing/open-settings';

const withPlan: SiteOptions = { plan: 'jetpack_premium', features: ['google-analytics'], modules: { 'google-analytics': true } };
const open = (site: SiteOptions = {}) => openSettings('/traffic', { site: { ...withPlan, ...site } });
const card = () => within(screen.getByRole('region', { name: 'Google Analytics' }));
const main = 'Track visits with Google Analytics';
const configureLink = () => screen.queryByRole('link', { name: /^Configure your Google Analytics settings/ });

test('SET-089 the switch saves google-analytics', async () => {
  const page = await open({ modules: { 'google-analytics': false } });
  await screen.findByRole('switch', { name: main });
  await page.user.click(toggle(main));
  expect(savedBy(page)).toEqual([{ 'google-analytics': true }]);
});

test('SET-089 SET-073 while it is on, it is configured at the provider', async () => {
  const page = await open();
  await waitFor(() => expect(configureLink()).toBeVisible());
  expect(configureLink()).toHaveAttribute(
    'href',
    'https://jetpack.com/redirect/?source=calypso-marketing-traffic&anchor=analytics&site=example.org',
  );
  await page.user.click(toggle(main));
  await waitFor(() => expect(configureLink()).toBeNull());
});

test('SET-021 an override that disables it replaces the card by a banner with Learn more', async () => {
  await open({ modules: { 'google-analytics': { activated: true, override: 'inactive' } } });
  expect(screen.getByText(/^Google Analytics has been disabled by a site administrator\./)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Learn more/ })).toHaveAttribute(
    'href',
    'https://jetpack.com/redirect/?source=jetpack-support-google-analytics',
  );
  expect(screen.queryByRole('region', { name: 'Google Analytics' })).toBeNull();
});

test('SET-089 an override that enables it locks the switch, and shows what enabled it', async () => {
  const page = await open({ modules: { 'google-analytics': { activated: true, override: 'active' } } });
  await screen.findByRole('switch', { name: main });
  expect(toggle(main)).toBeChecked();
  expect(card().getByText(/This feature has been enabled by a site administrator\./)).toBeVisible();
  await page.user.click(toggle(main));
  expect(savedBy(page)).toEqual([]);
});

test.each<[string, SiteOptions, string, RegExp]>([
  ['an upgrade is offered', {}, 'Upgrade', /source=settings-ga/],
  ['without a connected owner, connecting is', { connection: 'site-only' }, 'Connect', /^#\/connect-user\?feature=Google/],
])('SET-023 without Google Analytics in the plan, %s', async (_case, site, name, href) => {
  await open({ ...site, plan: 'jetpack_free', features: [] });
  expect(await card().findByText('Connect your site to Google Analytics.')).toBeVisible();
  expect(card().getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', expect.stringMatching(href));
  expect(card().queryByRole('switch')).toBeNull();
});

test('SET-023 where the plan could not be loaded, the switch is shown', async () => {
  await openSettings('/traffic', {
    site: withPlan,
    arrange: ({ site }) => {
      site.unseed(getSiteFeatures);
      site.failOnce(getSiteFeatures, { status: 500 });
    },
  });
  expect(await screen.findByRole('switch', { name: main })).toBeChecked();
});

test('offline, the switch is locked and shows it', async () => {
  await open({ connection: 'offline' });
  expect(card().getByText('Unavailable in Offline Mode')).toBeVisible();
  expect(toggle(main)).not.toBeChecked();
  expect(configureLink()).toBeNull();
});
