import { act, screen, waitFor, within } from '@testing-library/react';
import { createConnect } from './connect';
import { renderPage } from '../frame/testing/render-page';

const register = 'POST connection/register';
const authorize = 'GET connection/authorize_url';
const button = (name = 'Set up Jetpack') => screen.findByRole('button', { name });
const unconnected = { connection: 'unconnected' } as const;

test('SHELL-066 ROLE-004 the main connect screen stands where the site is not connected and the person may connect it', async () => {
  const { engine } = renderPage({ at: '/discussion', site: unconnected });
  await button();
  expect(engine.log.opened).toEqual([]);
  expect(screen.queryByRole('navigation', { name: 'Jetpack' })).not.toBeInTheDocument();
});

test('SHELL-066 ROLE-004 others do not get it', () => {
  renderPage({ site: { ...unconnected, role: 'editor' } });
  expect(screen.queryByRole('button', { name: 'Set up Jetpack' })).not.toBeInTheDocument();
});

test('SHELL-067 it lists what connecting is good for', async () => {
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
  expect(screen.getByRole('link', { name: /What is shared/ })).toHaveAttribute(
    'href',
    expect.stringContaining('source=jetpack-support-what-data-does-jetpack-sync'),
  );
});

test('SHELL-070 SHELL-071 a press registers the site and leaves for the authorization address, with from added', async () => {
  const { user, network, assigned, services } = renderPage({ site: unconnected });
  network.answer(register, { authorizeUrl: 'https://provider.example/authorize?client_id=7' });
  const release = network.hold(register);
  await user.click(await button());
  // Registering: the button waits, and a second press is no second call.
  expect(await button()).toHaveAttribute('aria-busy', 'true');
  await user.click(await button());
  await act(async () => release());
  await waitFor(() => expect(assigned).toEqual(['https://provider.example/authorize?client_id=7&from=connect-screen']));
  const [call, ...others] = network.callsOf(register);
  expect(others).toEqual([]);
  expect(call?.body).toEqual({
    registration_nonce: services.site.initial.registrationNonce,
    no_iframe: true,
    redirect_uri: 'admin.php?page=jetpack',
  });
});

test('SHELL-070 a failed registration shows the default error text, and a second try can succeed', async () => {
  const { user, network, assigned } = renderPage({ site: unconnected });
  network.answer(register, { code: 'invalid_nonce', message: 'No.' }, 403);
  await user.click(await button());
  expect(await screen.findByText('An error occurred. Please try again.')).toBeInTheDocument();
  expect(assigned).toEqual([]);
  network.answer(register, { authorizeUrl: 'https://provider.example/authorize' });
  await user.click(await button());
  await waitFor(() => expect(assigned).toEqual(['https://provider.example/authorize?from=connect-screen']));
  expect(screen.queryByText('An error occurred. Please try again.')).not.toBeInTheDocument();
});

test('starting twice registers once, whoever asks', async () => {
  const { network, services, navigation } = renderPage({ site: { connection: 'offline' } });
  network.answer(register, { authorizeUrl: 'https://provider.example/authorize' });
  const connect = createConnect({ requests: services.requests, site: services.site, navigation, from: 'test' });
  connect.start();
  connect.start();
  await waitFor(() => expect(connect.state.current.status).toBe('authorizing'));
  expect(network.callsOf(register)).toHaveLength(1);
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

  test('SHELL-074 a feature is named in the title', async () => {
    renderPage({ at: '/connect-user?feature=Downtime%20monitoring', site: unlinked });
    await button('Connect your user account');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Unlock Downtime monitoring and more amazing features');
  });

  test('SHELL-072 SHELL-073 a registered site is not registered again: the address is fetched while the button waits', async () => {
    const { user, network, assigned } = renderPage({ at: '/connect-user', site: unlinked });
    network.answer(authorize, { authorizeUrl: 'https://provider.example/authorize?x=1' });
    const release = network.hold(authorize);
    await user.click(await button('Connect your user account'));
    expect(await button('Connect your user account')).toHaveAttribute('aria-disabled', 'true');
    await user.click(await button('Connect your user account'));
    await act(async () => release());
    await waitFor(() => expect(assigned).toEqual(['https://provider.example/authorize?x=1&from=connect-user-screen']));
    expect(network.callsOf(authorize)).toHaveLength(1);
    expect(network.callsOf(register)).toEqual([]);
    // On the way there it stays so.
    expect(await button('Connect your user account')).toHaveAttribute('aria-disabled', 'true');
  });

  test('SHELL-075 without the right and without an owner it is the dashboard', () => {
    renderPage({ at: '/connect-user', site: { connection: 'site-only', role: 'editor', linked: false } });
    expect(window.location.hash).toBe('#/dashboard');
  });
});
