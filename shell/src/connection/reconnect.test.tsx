import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage, settle, type PageOptions } from '../testing/render-page';

const reconnect = 'POST connection/reconnect';
const question = () => screen.findByRole('dialog', { name: 'Reconnect Jetpack' });
const area = () => screen.getByText('content of dashboard').closest('[inert], .blurred');
const authorizeUrl = 'https://provider.example/authorize?client_id=7';

function openQuestion(options: PageOptions = {}) {
  const page = renderPage({ at: '/reconnect', ...options });
  page.network.respond('GET connection', page.services.site.initial.connectionStatus);
  const press = async () => page.user.click(within(await question()).getByRole('button', { name: 'Reconnect Jetpack' }));
  return { ...page, press };
}

describe('the dialog at /reconnect', () => {
  test('SHELL-003 SHELL-102 opens over the dashboard of a connected site; closing it goes to /dashboard', async () => {
    const { fakeRemotes, user, network } = openQuestion();
    const dialog = within(await question());
    expect(fakeRemotes.log.opened).toEqual(['dashboard']);
    expect(dialog.getByText(/only if Site Health or Jetpack support recommends it/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(window.location.hash).toBe('#/dashboard');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(network.getCalls(reconnect)).toEqual([]);
    expect(fakeRemotes.log.closed).toEqual([]);
  });

  test('SHELL-003 Escape closes it too', async () => {
    const { user } = openQuestion();
    await question();
    await user.keyboard('{Escape}');
    expect(window.location.hash).toBe('#/dashboard');
  });

  test('SHELL-102 does not open on an offline or unconnected site', async () => {
    openQuestion({ site: { connection: 'offline' } }).unmount();
    expect(window.location.hash).toBe('#/dashboard');
    openQuestion({ site: { connection: 'unconnected' } });
    await settle();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('SHELL-102 does not open while the site is being reconnected', async () => {
    const { connection, network, go } = renderPage();
    network.hold(reconnect);
    act(() => connection.reconnect());
    go('/reconnect');
    await settle();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('SHELL-103 SHELL-104 while reconnecting the content is blurred and inert, with a notice; then the page is reloaded', async () => {
  const { press, network, reload } = openQuestion();
  network.respond(reconnect, { status: 'completed' });
  const release = network.hold(reconnect);
  await press();
  expect(area()).toHaveClass('blurred');
  expect(area()).toHaveAttribute('inert');
  const notice = await screen.findByText('Reconnecting Jetpack');
  expect(notice.closest('[inert]')).toBeNull();
  expect(window.location.hash).toBe('#/dashboard');
  expect(reload).not.toHaveBeenCalled();
  await act(async () => release());
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('SHELL-104 two presses send one call', async () => {
  const { connection, network, notices } = renderPage();
  network.respond(reconnect, { status: 'completed' });
  const release = network.hold(reconnect);
  act(() => connection.reconnect());
  await waitFor(() => expect(notices.shown.current).toMatchObject([{ status: 'is-info', text: 'Reconnecting Jetpack' }]));
  act(() => connection.reconnect());
  await settle();
  await act(async () => release());
  expect(network.getCalls(reconnect)).toHaveLength(1);
});

test('SHELL-105 SHELL-106 in_progress: the user is unlinked, and authorizes at the returned URL, by way of the connection page', async () => {
  const { press, network, assigned, services, connection, reload, notices } = openQuestion();
  network.respond(reconnect, { status: 'in_progress', authorizeUrl });
  await press();
  await waitFor(() => expect(assigned).toEqual([`${authorizeUrl}&from=reconnect`]));
  expect(network.getCalls(reconnect)).toMatchObject([{ body: undefined }]);
  expect(services.site.user.current.isConnected).toBe(false);
  expect(services.site.connection.current.isUserConnected).toBe(false);
  expect(window.location.hash).toBe('#/connect-user');
  expect(connection.state.current).toMatchObject({ authorizationUrl: authorizeUrl, connectUrl: authorizeUrl });
  expect(reload).not.toHaveBeenCalled();
  expect(notices.shown.current).toEqual([]);
});

test('SHELL-105 the connection page continues without fetching the URL again', async () => {
  const { press, network, assigned, user, services } = openQuestion();
  network.respond(reconnect, { status: 'in_progress', authorizeUrl });
  network.respond('GET connection', { ...services.site.initial.connectionStatus, isUserConnected: false });
  await press();
  await waitFor(() => expect(assigned).toHaveLength(1));
  // Restored from the back-forward cache.
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await user.click(await screen.findByRole('button', { name: 'Connect your user account' }));
  await waitFor(() => expect(assigned).toHaveLength(2));
  expect(assigned[1]).toMatch(authorizeUrl);
  expect(network.getCalls('GET connection/authorize_url')).toEqual([]);
});

test.each(['completed', 'anything'])('SHELL-106 %s: the page is reloaded, and the user stays linked', async (status) => {
  const { press, network, reload, services, assigned } = openQuestion();
  network.respond(reconnect, { status });
  await press();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(services.site.user.current.isConnected).toBe(true);
  expect(assigned).toEqual([]);
});

test('SHELL-022 the redirect option opens the connection page of My Jetpack, and does not authorize', async () => {
  const { connection, network, assigned, services } = renderPage();
  network.respond(reconnect, { status: 'in_progress', authorizeUrl });
  act(() => connection.reconnect({ redirect: true }));
  await waitFor(() => expect(assigned).toEqual(['https://example.org/wp-admin/admin.php?page=my-jetpack#/connection']));
  expect(services.site.user.current.isConnected).toBe(false);
});

describe('when it fails', () => {
  const failure = (reason: string) => `There was an error reconnecting Jetpack. Error: ${reason}`;

  test.each([
    ['the message of the site', { code: 'Reconnect failed', message: 'No token.' }, 500, 'No token.'],
    ['its code, without a message', { code: 'Reconnect failed', message: '' }, 500, 'Reconnect failed'],
    ['a default text, without a JSON body', undefined, 404, 'An error occurred. Please try again.'],
  ])('SHELL-107 the notice is replaced by %s, and reconnecting can be retried', async (_name, body, status, reason) => {
    const { connection, network, notices } = renderPage();
    network.respond(reconnect, body, status);
    const release = network.hold(reconnect);
    act(() => connection.reconnect());
    await screen.findByText('Reconnecting Jetpack');
    await act(async () => release());
    expect(await screen.findByText(failure(reason))).toBeVisible();
    expect(notices.shown.current).toHaveLength(1);
    expect(area()).toBeNull();
    act(() => connection.reconnect());
    await waitFor(() => expect(network.getCalls(reconnect)).toHaveLength(2));
  });
});
