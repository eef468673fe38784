import { getScanStatus } from '@site-admin/contracts';
import type { RenderOptions } from '@site-admin/contracts/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import { now, openDashboard } from '../../testing/render-dashboard';

const region = () => screen.queryByRole('region', { name: 'Scan' });
const card = () => within(screen.getByRole('region', { name: 'Scan' }));
const badges = ['Threat', 'Threats', 'Action needed', 'Secure'];
const badge = () => badges.filter((word) => card().queryByText(word, { exact: true }) !== null);

const relayed = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });
const threats = (count: number) => Array.from({ length: count }, (_, id) => ({ id, signature: 'Test.Threat' }));
const known = [{ type: 'auto', role: 'main', still_valid: true }];

/** Opens the dashboard with this scan status. */
function openWithStatus(status: object, { arrange, ...options }: RenderOptions = {}) {
  return openDashboard({
    ...options,
    arrange(fake) {
      fake.site.respond(getScanStatus, relayed(status));
      arrange?.(fake);
    },
  });
}

const atomic = { initialState: { siteData: { isAtomicSite: true } } };
const multisite = { initialState: { siteData: { isMultisite: true } } };

test('DASH-008 an Atomic site has no scan card, and keeps its other cards', async () => {
  await openWithStatus({ state: 'idle' }, { site: atomic });
  expect(region()).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Downtime monitoring' })).toBeVisible();
});

describe('DASH-009 on a multisite', () => {
  test.each([
    { state: 'unavailable', reason: 'multisite_not_supported' },
    { state: 'unavailable' },
    { state: 'idle', threats: threats(2) },
  ])('DASH-009 the scan card is missing for %p', async (status) => {
    const page = await openWithStatus(status, { site: multisite });
    await waitFor(() => expect(page.site.getCalls(getScanStatus)).toHaveLength(1));
    await page.clock.advance(0);
    expect(region()).not.toBeInTheDocument();
  });

  test('DASH-009 the card appears once the status names VaultPress', async () => {
    let release = () => {};
    await openWithStatus(
      { state: 'unavailable', reason: 'vp_active_on_site' },
      { site: multisite, arrange: (fake) => (release = fake.site.hold(getScanStatus)) },
    );
    expect(region()).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole('region', { name: 'Scan' })).toBeVisible();
  });
});

test('users who do not manage modules see no scan card, and no status is fetched', async () => {
  const page = await openWithStatus({ state: 'idle' }, { site: { role: 'editor', modules: { protect: true } } });
  expect(region()).not.toBeInTheDocument();
  expect(page.site.getCalls(getScanStatus)).toHaveLength(0);
});

test('DASH-007 the security cards are scan, anti-spam, protect and monitor, in this order', async () => {
  await openWithStatus({ state: 'idle' }, { site: { connection: 'site-only' } });
  const security = within(screen.getByRole('region', { name: 'Security' })).getAllByRole('heading', { level: 3 });
  expect(security.map(({ textContent }) => textContent)).toEqual([
    'Scan',
    'Anti-spam',
    'Brute force protection',
    'Downtime monitoring',
  ]);
});

describe('the time of the last scan', () => {
  const twoHoursAgo = new Date(now - 2 * 60 * 60 * 1000).toISOString();

  test.each([
    ['without threats', []],
    ['with threats', threats(2)],
  ])('is shown with its age, %s', async (_what, found) => {
    await openWithStatus({ state: 'idle', threats: found, credentials: known, most_recent: { timestamp: twoHoursAgo } });
    expect(await card().findByText('Last scan: 2 hours ago (November 21, 2026)')).toBeVisible();
  });

  test.each([undefined, null, {}, { timestamp: '' }, { timestamp: 'soon' }])('is left out for %p', async (most_recent) => {
    await openWithStatus({ state: 'idle', threats: [], credentials: known, most_recent });
    expect(await card().findByText(/^No security threats found/)).toBeVisible();
    expect(card().queryByText(/Last scan/)).not.toBeInTheDocument();
  });
});

test('DASH-054 while the status is loading, the card keeps its place and shows no result', async () => {
  let release = () => {};
  await openWithStatus({ state: 'idle' }, { arrange: (fake) => (release = fake.site.hold(getScanStatus)) });
  expect(screen.getByRole('region', { name: 'Scan' })).toHaveTextContent(/^Scan$/);
  release();
  expect(await card().findByText(/No security threats found/)).toBeVisible();
});

test('DASH-055 offline the card is unavailable, and no status is fetched', async () => {
  const page = await openWithStatus({ state: 'idle' }, { site: { connection: 'offline' } });
  expect(card().getByText('Unavailable in Offline Mode')).toBeVisible();
  expect(badge()).toEqual([]);
  expect(page.site.getCalls(getScanStatus)).toHaveLength(0);
});

describe('DASH-057 scanning that is unavailable', () => {
  const unavailable = { state: 'unavailable', reason: 'missing_plan', credentials: [] };

  test('DASH-057 SHELL-110 is offered as an upgrade to a site with a connected owner', async () => {
    await openWithStatus(unavailable);
    expect(await card().findByText(/Daily malware scans with instant alerts/)).toBeVisible();
    expect(card().getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '#/product/scan');
    expect(card().queryByRole('link', { name: 'Connect' })).not.toBeInTheDocument();
    expect(badge()).toEqual([]);
  });

  test('DASH-057 SHELL-110 is offered as a connection to a site without a connected owner', async () => {
    await openWithStatus(unavailable, { site: { connection: 'site-only' } });
    expect(await card().findByText(/Daily malware scans with instant alerts/)).toBeVisible();
    expect(card().getByRole('link', { name: 'Connect' })).toHaveAttribute('href', '#/connect-user');
    expect(card().queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
  });

  test('SHELL-109 is not offered where promotions are off; the card shows why', async () => {
    await openWithStatus(unavailable, { site: { initialState: { siteData: { showPromotions: false } } } });
    expect(await card().findByText("Scan is not included in this site's plan.")).toBeVisible();
    expect(card().queryByRole('link')).not.toBeInTheDocument();
  });
});

test('DASH-058 while scans are being set up, the card shows it', async () => {
  await openWithStatus({ state: 'provisioning', credentials: [] });
  expect(await card().findByText('We are configuring your site protection.')).toBeVisible();
  expect(badge()).toEqual([]);
});

test.each(['idle', 'scanning'])('DASH-059 state %s without threats shows the no-threats text', async (state) => {
  await openWithStatus({ state, threats: [], credentials: known });
  expect(await card().findByText(/^No security threats found/)).toBeVisible();
  expect(card().queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  ['idle', 1, 'Security threat was found on your site.', 'Fix threat'],
  ['scanning', 3, 'Security threats were found on your site.', 'Fix threats'],
  ['idle', 17, 'Security threats were found on your site.', 'Fix threats'],
])('DASH-060 state %s with %d threats shows the count and a link to fix them', async (state, count, words, link) => {
  await openWithStatus({ state, threats: threats(count), credentials: known });
  expect(await card().findByText(words, { exact: false })).toBeVisible();
  expect(card().getByText(String(count), { exact: true })).toBeVisible();
  expect(card().getByRole('link', { name: `${link} (opens in a new tab)` })).toHaveAttribute(
    'href',
    'https://jetpack.com/redirect/?source=calypso-scanner&site=example.org',
  );
  expect(card().queryByText(/No security threats found/)).not.toBeInTheDocument();
});

test('DASH-061 an empty list of credentials asks to enter them', async () => {
  await openWithStatus({ state: 'idle', threats: [], credentials: [] });
  expect(await card().findByRole('link', { name: /Enter your server credentials/ })).toHaveAttribute(
    'href',
    'https://jetpack.com/redirect/?source=jetpack-scan-dash-credentials&site=example.org',
  );
  expect(card().queryByText(/No security threats found/)).not.toBeInTheDocument();
});

test('DASH-061 a missing list of credentials does not', async () => {
  await openWithStatus({ state: 'idle', threats: [] });
  expect(await card().findByText(/No security threats found/)).toBeVisible();
  expect(card().queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  ['one threat', { threats: threats(1), credentials: known }, ['Threat']],
  ['three threats, no credentials', { threats: threats(3), credentials: [] }, ['Threats']],
  ['no credentials', { threats: [], credentials: [] }, ['Action needed']],
  ['no threats', { threats: [], credentials: known }, ['Secure']],
  ['no threats, no list of credentials', {}, ['Secure']],
])('DASH-077 the badge for %s', async (_what, found, words) => {
  await openWithStatus({ state: 'idle', ...found });
  await waitFor(() => expect(badge()).toEqual(words));
});

test('a failure is shown, but not over a status that was loaded before', async () => {
  const page = await openDashboard({ arrange: (fake) => fake.site.failOnce(getScanStatus, { status: 400 }) });
  const failure = 'The Jetpack Backup and Scan status could not be retrieved at this time.';
  expect(await card().findByText(failure)).toBeVisible();

  page.site.respond(getScanStatus, relayed({ state: 'idle', threats: threats(2) }));
  page.shell.resources.refresh(getScanStatus);
  expect(await card().findByText('Threats')).toBeVisible();

  page.site.fail(getScanStatus, { status: 500 });
  page.shell.resources.refresh(getScanStatus);
  await page.clock.advance(0);
  expect(card().getByText('Threats')).toBeVisible();
});

test('a failure offers "Try again", which fetches the status alone and moves the focus to the heading', async () => {
  const page = await openDashboard({ arrange: (fake) => fake.site.failOnce(getScanStatus, { status: 400 }) });
  await waitFor(() => expect(card().getByRole('button', { name: 'Try again' })).toBeVisible());
  page.site.respond(getScanStatus, relayed({ state: 'idle', threats: [] }));
  await page.user.click(card().getByRole('button', { name: 'Try again' }));
  expect(await card().findByText(/No security threats found/)).toBeVisible();
  expect(card().getByRole('heading', { name: 'Scan' })).toHaveFocus();
  expect(page.site.getCalls(getScanStatus)).toHaveLength(2);
});

test('an unknown state hides the card', async () => {
  const page = await openWithStatus({ state: 'asleep' });
  await page.clock.advance(0);
  await waitFor(() => expect(region()).not.toBeInTheDocument());
});
