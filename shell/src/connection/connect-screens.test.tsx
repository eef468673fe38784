import { getConnectUrl } from '@site-admin/contracts';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { isFirstVisit } from './first-visit';

const register = 'POST connection/register';
const authorize = 'GET connection/authorize_url';
const button = (name = 'Set up Jetpack') => screen.findByRole('button', { name });
const unconnected = { connection: 'unconnected' } as const;

test('SHELL-066 ROLE-004 the main connect screen is shown on an unconnected site to a user with permission', async () => {
  const { fakeRemotes } = renderPage({ at: '/discussion', site: unconnected });
  await button();
  expect(fakeRemotes.log.opened).toEqual([]);
  expect(screen.queryByRole('navigation', { name: 'Jetpack' })).not.toBeInTheDocument();
});

test('SHELL-066 ROLE-004 other users do not get it', () => {
  renderPage({ site: { ...unconnected, role: 'editor' } });
  expect(screen.queryByRole('button', { name: 'Set up Jetpack' })).not.toBeInTheDocument();
});

test('SHELL-067 it lists the benefits of connecting', async () => {
  renderPage({ site: unconnected });
  await button();
  const benefits = within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  for (const word of [/stats/, /images/, /bots/, /down/, /more/])
    expect(benefits.some((text) => word.test(text ?? ''))).toBe(true);
});

test('SHELL-068 it has its title, its button, and links to terms and to what is shared', async () => {
  renderPage({ site: unconnected });
  expect(await button()).toBeEnabled();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/5 million sites/);
  expect(screen.getByRole('link', { name: /Terms of Service/ })).toHaveAttribute(
    'href',
    expect.stringContaining('source=wpcom-tos'),
  );
  expect(screen.getByRole('link', { name: /What data is shared/ })).toHaveAttribute(
    'href',
    expect.stringContaining('source=jetpack-support-what-data-does-jetpack-sync'),
  );
});

test('SHELL-070 SHELL-071 the button registers the site and opens the authorization URL, with from added', async () => {
  const { user, network, assigned, services } = renderPage({ site: unconnected });
  network.respond(register, { authorizeUrl: 'https://provider.example/authorize?client_id=7' });
  const release = network.hold(register);
  await user.click(await button());
  // The button is busy, and a second press sends no second call.
  expect(await button()).toHaveAttribute('aria-busy', 'true');
  await user.click(await button());
  await act(async () => release());
  await waitFor(() => expect(assigned).toEqual(['https://provider.example/authorize?client_id=7&from=connect-screen']));
  const [call, ...others] = network.getCalls(register);
  expect(others).toEqual([]);
  expect(call?.body).toEqual({
    registration_nonce: services.site.initial.registrationNonce,
    no_iframe: true,
    redirect_uri: 'admin.php?page=jetpack',
  });
});

test('SHELL-070 a failed registration shows the default error text, and a retry can succeed', async () => {
  const { user, network, assigned } = renderPage({ site: unconnected });
  network.respond(register, { code: 'invalid_nonce', message: 'No.' }, 403);
  await user.click(await button());
  expect(await screen.findByText('An error occurred. Please try again.')).toBeInTheDocument();
  expect(assigned).toEqual([]);
  network.respond(register, { authorizeUrl: 'https://provider.example/authorize' });
  await user.click(await button());
  await waitFor(() => expect(assigned).toEqual(['https://provider.example/authorize?from=connect-screen']));
  expect(screen.queryByText('An error occurred. Please try again.')).not.toBeInTheDocument();
});

test('SHELL-069 a site that is registered and linked meanwhile has nothing to connect', async () => {
  const page = renderPage({ at: '/connect-user', site: unconnected });
  await button('Connect your user account');
  const { connection, user } = page.services.site;
  page.act(() => {
    page.services.site.setConnection({ ...connection.current, isRegistered: true });
    page.services.site.setUser({ ...user.current, isConnected: true });
  });
  expect(screen.queryByRole('button', { name: 'Connect your user account' })).not.toBeInTheDocument();
});

describe('/setup', () => {
  const visitSetup = (site: SiteOptions) => {
    const page = renderPage({ at: '/setup', site });
    page.network.respond(register, { authorizeUrl: 'https://provider.example/authorize?x=1' });
    return page;
  };

  test('SHELL-007 it registers on load, once, with the masthead hidden', async () => {
    const page = visitSetup(unconnected);
    await waitFor(() => expect(page.assigned).toEqual(['https://provider.example/authorize?x=1&from=connect-screen']));
    expect(page.network.getCalls(register)).toHaveLength(1);
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  });

  test('on return from the provider it does not start again: the history entry is marked', () => {
    window.history.replaceState({ other: 1 }, '');
    expect(isFirstVisit(window.history)).toBe(true);
    expect(isFirstVisit(window.history)).toBe(false);
    expect(window.history.state).toMatchObject({ other: 1 });
    window.history.pushState(null, '');
    expect(isFirstVisit(window.history)).toBe(true);
  });

  test('connecting does not start on load on other routes', async () => {
    const { network } = renderPage({ site: unconnected });
    expect(await button()).not.toHaveAttribute('aria-busy', 'true');
    await act(() => import('./connection-actions'));
    expect(network.getCalls(register)).toEqual([]);
  });

  test('a user without permission registers nothing', async () => {
    const page = visitSetup({ ...unconnected, role: 'editor' });
    await act(() => Promise.resolve());
    expect(page.network.getCalls(register)).toEqual([]);
  });

  test('on a connected site it is the dashboard, with tabs', async () => {
    const page = visitSetup({});
    await act(() => Promise.resolve());
    expect(page.fakeRemotes.log.opened).toEqual(['dashboard']);
    expect(screen.getByRole('navigation', { name: 'Jetpack' })).toBeInTheDocument();
    expect(page.network.getCalls(register)).toEqual([]);
  });
});

describe('offline', () => {
  const offline = { connection: 'offline' } as const;

  test.each([
    ['/setup', 'Your site is in Offline Mode, so it can not be connected to WordPress.com.'],
    ['/woo-setup', 'Your site is in Offline Mode, so it can not be connected to WordPress.com.'],
    ['/connect-user', 'The site is in Offline Mode, so you can not connect to WordPress.com.'],
  ])('SHELL-081 %s shows why connecting is not possible, with a link to the dashboard', async (at, text) => {
    const { network } = renderPage({ at, site: offline });
    network.respond('POST seen-wc-connection-modal', { success: true });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Set up|Connect/ })).not.toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByText(/Go to the dashboard|Continue to Jetpack/)).toBeInTheDocument();
  });
});

describe('user connect screen', () => {
  const unlinked = { linked: false, owner: false } as const;

  test('SHELL-074 SHELL-005 /connect-user has its title and button, and no tabs', async () => {
    renderPage({ at: '/connect-user', site: unlinked });
    expect(await button('Connect your user account')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Unlock all the amazing features of Jetpack by connecting now',
    );
    expect(screen.queryByRole('navigation', { name: 'Jetpack' })).not.toBeInTheDocument();
  });

  test('SHELL-074 the title contains the feature', async () => {
    renderPage({ at: '/connect-user?feature=Downtime%20monitoring', site: unlinked });
    await button('Connect your user account');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Unlock Downtime monitoring and more amazing features');
  });

  test('SHELL-072 SHELL-073 a registered site is not registered again: the URL is fetched while the button is busy', async () => {
    const { user, network, assigned } = renderPage({ at: '/connect-user', site: unlinked });
    network.respond(authorize, { authorizeUrl: 'https://provider.example/authorize?x=1' });
    const release = network.hold(authorize);
    await user.click(await button('Connect your user account'));
    expect(await button('Connect your user account')).toHaveAttribute('aria-disabled', 'true');
    await user.click(await button('Connect your user account'));
    await act(async () => release());
    await waitFor(() => expect(assigned).toEqual(['https://provider.example/authorize?x=1&from=connect-user-screen']));
    expect(network.getCalls(authorize)).toHaveLength(1);
    expect(network.getCalls(register)).toEqual([]);
    // It stays busy until the page unloads.
    expect(await button('Connect your user account')).toHaveAttribute('aria-disabled', 'true');
  });

  test('SHELL-069 a linked user sees a text and a link to the dashboard instead of the button', async () => {
    renderPage({ at: '/connect-user' });
    expect(await screen.findByText('Your account is connected.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '#/dashboard');
    expect(screen.queryByRole('button', { name: 'Connect your user account' })).not.toBeInTheDocument();
  });

  test('SHELL-073 the button is busy while the connect URL is being fetched', async () => {
    const { network, services } = renderPage({ at: '/connect-user', site: unlinked });
    expect(await button('Connect your user account')).not.toHaveAttribute('aria-disabled');
    const release = network.hold('GET connection/url');
    network.respond('GET connection/url', 'https://provider.example/authorize');
    act(() => services.resources.refresh(getConnectUrl));
    expect(await button('Connect your user account')).toHaveAttribute('aria-disabled', 'true');
    await act(async () => release());
    await waitFor(async () => expect(await button('Connect your user account')).not.toHaveAttribute('aria-disabled'));
  });

  test('on an unconnected site it registers the site first', async () => {
    const { user, network, assigned } = renderPage({ at: '/connect-user', site: unconnected });
    network.respond(register, { authorizeUrl: 'https://provider.example/authorize?x=1' });
    await user.click(await button('Connect your user account'));
    await waitFor(() => expect(assigned).toEqual(['https://provider.example/authorize?x=1&from=connect-user-screen']));
    expect(network.getCalls(authorize)).toEqual([]);
  });

  test('SHELL-075 without permission and without an owner it is the dashboard', () => {
    renderPage({ at: '/connect-user', site: { connection: 'site-only', role: 'editor', linked: false } });
    expect(window.location.hash).toBe('#/dashboard');
  });
});
