import { getConnectionData } from '@site-admin/contracts';
import { screen, waitFor, within } from '@testing-library/dom';
import { openDashboard } from '../../testing/render-dashboard';

const site = () => within(screen.getByRole('region', { name: 'Site connection' }));
const account = () => within(screen.getByRole('region', { name: 'Account connection' }));

test('DASH-016 a user who may connect an account sees both widgets', async () => {
  await openDashboard();
  expect(site().getByText('Your site is connected to WordPress.com.')).toBeVisible();
  expect(account().getByText(/Connected as/)).toBeVisible();
});

test('DASH-016 a user who may not connect an account sees the site’s widget alone', async () => {
  const page = await openDashboard({ site: { connection: 'site-only', role: 'editor' } });
  expect(site().getByText('Your site is connected to WordPress.com.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Account connection' })).not.toBeInTheDocument();
  expect(page.site.getCalls(getConnectionData)).toHaveLength(0);
});

test('in an identity crisis the site’s widget shows that the connection is paused, until it is over', async () => {
  const page = await openDashboard({ arrange: ({ site: fake }) => fake.setConnection({ isInIdentityCrisis: true }) });
  expect(site().getByText(/^The connection is paused, because WordPress\.com/)).toBeVisible();
  expect(site().queryByText(/is connected to/)).not.toBeInTheDocument();
  page.site.setConnection({ isInIdentityCrisis: false });
  expect(await site().findByText('Your site is connected to WordPress.com.')).toBeVisible();
});

test('DASH-033 user connection data are fetched for users who can connect an account', async () => {
  const page = await openDashboard();
  expect(page.site.getCalls(getConnectionData)).toHaveLength(1);
});

test('DASH-091 ROLE-009 the owner sees that, and can neither connect nor unlink', async () => {
  await openDashboard();
  expect(site().getByText('You are the Jetpack owner.')).toBeVisible();
  expect(account().queryByRole('link')).not.toBeInTheDocument();
  expect(account().queryByRole('button')).not.toBeInTheDocument();
});

test('DASH-091 ROLE-009 another administrator gets a link to connect their own account', async () => {
  await openDashboard({ site: { linked: false, owner: false } });
  expect(site().queryByText('You are the Jetpack owner.')).not.toBeInTheDocument();
  const link = account().getByRole('link', { name: 'Connect your WordPress.com account' });
  expect(link).toHaveAttribute('href', '#/connect-user');
});

test('ROLE-007 DASH-092 a user who may disconnect the site gets a link to manage its connection', async () => {
  await openDashboard();
  expect(site().getByRole('link', { name: 'Manage site connection' })).toHaveAttribute('href', '#/disconnect');
});

test('ROLE-007 DASH-092 other users do not', async () => {
  await openDashboard({ site: { role: 'editor' } });
  expect(site().queryByRole('link')).not.toBeInTheDocument();
});

test('DASH-093 the account’s widget shows login, email and picture, as the provider has them', async () => {
  await openDashboard({
    arrange: (fake) => {
      const { currentUser } = fake.site.initial.userData;
      const wpcomUser = { login: 'zoe', email: 'zoe@example.com', avatar: 'https://example.com/zoe.png' };
      fake.site.respond(getConnectionData, { currentUser: { ...currentUser, blogId: 1, wpcomUser }, connectionOwner: 'zoe' });
    },
  });
  expect(await account().findByText('zoe')).toBeVisible();
  expect(account().getByText('zoe@example.com')).toBeVisible();
  const card = screen.getByRole('region', { name: 'Account connection' });
  expect(card.querySelector('img')).toHaveAttribute('src', 'https://example.com/zoe.png');
});

test('DASH-093 the initial data are shown when the provider’s fail to load', async () => {
  await openDashboard({ arrange: (fake) => fake.site.fail(getConnectionData, { status: 500 }) });
  expect(account().getByText('administrator-account')).toBeVisible();
  expect(account().getByText('administrator@example.com')).toBeVisible();
});

test('DASH-093 the site’s widget shows the site’s icon', async () => {
  await openDashboard({ site: { initialState: { siteData: { icon: 'https://example.com/icon.png' } } } });
  expect(site().getByRole('img', { name: 'Site icon' })).toHaveAttribute('src', 'https://example.com/icon.png');
});

test('SHELL-081 offline the site’s widget shows that it can not be connected, and offers nothing', async () => {
  await openDashboard({ site: { connection: 'offline' } });
  expect(site().getByText('Your site is in Offline Mode, so it can not be connected to WordPress.com.')).toBeVisible();
  expect(site().queryByRole('link')).not.toBeInTheDocument();
});

test('SHELL-081 offline the account’s widget, where there is one, shows that connecting is not possible', async () => {
  await openDashboard({
    site: { connection: 'offline' },
    arrange: (fake) => {
      fake.site.setUser({ permissions: { ...fake.shell.site.user.current.permissions, connect_user: true } });
    },
  });
  expect(account().getByText('The site is in Offline Mode, so you can not connect to WordPress.com.')).toBeVisible();
});

describe('a linked user who is not the owner', () => {
  const unlink = () => account().getByRole('button', { name: 'Unlink your account from WordPress.com' });

  test('can unlink: each press asks the shell once', async () => {
    const page = await openDashboard({ site: { owner: false } });
    await page.user.click(unlink());
    expect(page.connection.requested).toEqual([{ type: 'unlinkUser' }]);
  });

  test('SHELL-085 while the account is being unlinked the button is disabled', async () => {
    const page = await openDashboard({ site: { owner: false } });
    page.connection.set({ isUnlinkingUser: true });
    await waitFor(() => expect(unlink()).toHaveAttribute('aria-disabled', 'true'));
    await page.user.click(unlink());
    expect(page.connection.requested).toEqual([]);
    page.connection.set({ isUnlinkingUser: false });
    await waitFor(() => expect(unlink()).not.toHaveAttribute('aria-disabled'));
  });

  test('SHELL-083 is offered to link an account once it is unlinked', async () => {
    const page = await openDashboard({ site: { owner: false } });
    page.site.setUser({ isConnected: false });
    expect(await account().findByRole('link', { name: 'Connect your WordPress.com account' })).toBeVisible();
    expect(account().queryByText(/Connected as/)).not.toBeInTheDocument();
  });
});
