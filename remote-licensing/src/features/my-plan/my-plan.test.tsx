import { screen, waitFor } from '@testing-library/dom';
import { getLicenseCounts, getSite } from '@site-admin/contracts';
import { openMyPlan as open, planCard as card, purchase } from '../../testing/open-my-plan';

test('LIC-014 offline the plan is empty, and nothing is requested', async () => {
  const page = open({ connection: 'offline' });
  expect(await card()).toHaveTextContent('Unavailable in Offline Mode');
  expect(page.site.calls).toEqual([]);
  expect(screen.queryByText('Jetpack Free')).toBeNull();
});

test('LIC-015 the card carries the style class of the plan', async () => {
  open({ plan: 'jetpack_security_t1_yearly' });
  expect((await card()).className).toContain('is-security-t1-plan');
});

test('LIC-016 the icon of a plan is 32 by 32', async () => {
  open({ plan: 'jetpack_complete' });
  const icon = (await card()).querySelector('svg');
  expect(icon).toHaveAttribute('width', '32');
  expect(icon).toHaveAttribute('height', '32');
});

test.each([
  ['jetpack_security_t1_yearly', '10 GB'],
  ['jetpack_security_t2_yearly', '1 TB'],
  ['jetpack_backup_t0_yearly', '1 GB'],
  ['jetpack_backup_t1_yearly', '10 GB'],
  ['jetpack_backup_t2_yearly', '1 TB'],
])('LIC-019 %s displays its storage of %s', async (plan, storage) => {
  open({ plan });
  expect(await card()).toHaveTextContent(`Storage: ${storage}.`);
});

test('a purchased plan displays that it is active and when it renews, in the site’s date format', async () => {
  open({ plan: 'jetpack_complete', purchases: [purchase('jetpack_complete')] });
  await waitFor(async () => expect(await card()).toHaveTextContent('Renews on January 2, 2099.'));
  expect(await card()).toHaveTextContent('Activated');
});

test.each([
  [[], /Worried about your site’s security/],
  [['jetpack_backup_t1_yearly'], /Add malware scanning/],
  [['jetpack_scan'], /Add backups/],
  [['jetpack_backup_t1_yearly', 'jetpack_scan'], /backed up and scanned/],
])('the free plan with %j names what is missing, with a link to upgrade', async (slugs, text) => {
  open({ purchases: slugs.map((slug) => purchase(slug)) });
  await waitFor(async () => expect(await card()).toHaveTextContent(text));
  expect(screen.getByRole('link', { name: /Upgrade now/ })).toHaveAttribute(
    'href',
    expect.stringContaining('source=my-plan-header-free-plan-text-link'),
  );
});

test('without a connected owner the free plan offers to connect instead of to upgrade', async () => {
  open({ connection: 'site-only' });
  await card();
  expect(screen.getByRole('link', { name: 'Connect your account' })).toHaveAttribute('href', '#/connect-user');
  expect(screen.queryByRole('link', { name: /Upgrade now/ })).toBeNull();
});

describe('LIC-025 the footer', () => {
  test('links to the recommendations while no license is detached', async () => {
    open({});
    expect(await screen.findByRole('link', { name: 'Recommendations' })).toHaveAttribute('href', '#/recommendations');
  });
  test.each([
    [1, '1 license is ready to activate.'],
    [2, '2 licenses are ready to activate.'],
  ])('has the number of detached licenses instead (%i), with the link to activate them', async (detached, text) => {
    const licensing = { error: '', showLicensingUi: false, userCounts: { attached: 0, detached } };
    const page = open({ initialState: { licensing } });
    expect(await card()).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'Choose what to activate' })).toHaveAttribute('href', '#/license/activation');
    expect(screen.queryByRole('link', { name: 'Recommendations' })).toBeNull();
    // The counts are in the data of the page.
    expect(page.site.getCalls(getLicenseCounts)).toEqual([]);
  });
  test('has no counts for other admins, who may not request them', async () => {
    const licensing = { error: '', showLicensingUi: false, userCounts: { attached: 0, detached: 1 } };
    open({ owner: false, initialState: { licensing } });
    expect(await screen.findByRole('link', { name: 'Recommendations' })).toBeVisible();
    expect(screen.queryByText(/ready to activate/)).toBeNull();
  });
});

describe('LIC-026 license activation', () => {
  const link = () => screen.queryByRole('link', { name: 'Activate a Product' });
  test.each([true, false])('is a route of this page, with and without the host’s own license screens: %p', async (ownScreens) => {
    open({ initialState: { useMyJetpackLicensingUI: ownScreens } });
    await card();
    expect(link()).toHaveAttribute('href', '#/license/activation');
  });
  test('ROLE-009 is offered to the linked connection owner only, also when that changes', async () => {
    const page = open({ owner: false });
    await card();
    expect(link()).toBeNull();
    expect(screen.queryByText(/Have a license key/)).toBeNull();
    page.site.setUser({ isMaster: true });
    expect(await screen.findByRole('link', { name: 'Activate a Product' })).toBeVisible();
    page.site.setUser({ isConnected: false });
    await waitFor(() => expect(link()).toBeNull());
  });
  test('is not needed to view purchases', async () => {
    open({ owner: false, purchases: [purchase('jetpack_scan')] });
    expect(await screen.findByRole('link', { name: /View all purchases/ })).toHaveAttribute(
      'href',
      expect.stringContaining('source=calypso-purchases'),
    );
    expect(link()).toBeNull();
  });
});

test('a plan that cannot be loaded shows an error, and a retry can succeed', async () => {
  const page = open({ arrange: ({ site }) => site.failOnce(getSite, { status: 500, code: 'x', message: 'No.' }) });
  expect(await screen.findByText('Your plan could not be loaded.')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Jetpack Free')).toBeVisible();
});
