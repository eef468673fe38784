import { getSite, type ConnectionError } from '@site-admin/contracts';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';

const area = () => screen.getByRole('region', { name: 'Notices' });
const alerts = () =>
  within(area())
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent);
const restore = () => within(area()).queryByRole('button', { name: 'Restore Connection' });

const broken: ConnectionError = {
  action: 'reconnect',
  code: 'connection_error',
  message: '',
  data: { api_error_code: 'invalid_token', api_http_code: 401 },
};
const support: ConnectionError = { action: 'support', code: 'site_locked', message: 'This site is locked.' };

function open(errors: readonly ConnectionError[], site: SiteOptions = {}) {
  const page = renderPage({ site });
  page.act(() => page.services.site.setConnection({ ...page.services.site.connection.current, errors: [...errors] }));
  return page;
}

test('SHELL-098 ROLE-004 a connection error has the default text and a button that restores the connection', async () => {
  const { user, network, reload } = open([broken]);
  expect(alerts()).toEqual(['Connection Error, please reconnect.Restore Connection']);
  network.respond('POST connection/reconnect', { status: 'completed' });
  const release = network.hold('POST connection/reconnect');
  await user.click(screen.getByRole('button', { name: 'Restore Connection' }));
  // Hidden while the connection is being restored.
  expect(alerts()).toEqual([]);
  expect(await within(area()).findByText('Reconnecting Jetpack')).toBeInTheDocument();
  expect(network.getCalls('POST connection/reconnect')).toHaveLength(1);
  release();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('SHELL-098 after a failed reconnection the error is shown again', async () => {
  const { user, network } = open([broken]);
  network.respond('POST connection/reconnect', { code: 'no', message: 'Not now.' }, 500);
  await user.click(screen.getByRole('button', { name: 'Restore Connection' }));
  await waitFor(() => expect(restore()).toBeInTheDocument());
  expect(alerts()).toEqual([
    expect.stringContaining('There was an error reconnecting Jetpack. Error: Not now.'),
    expect.stringContaining('Connection Error, please reconnect.'),
  ]);
});

test('SHELL-098 ROLE-004 without the connect right, or on unconnected sites, no error is shown', () => {
  for (const site of [{ role: 'editor' }, { permissions: { connect: false } }, { connection: 'unconnected' }] as const) {
    const { unmount } = open([broken, support], site);
    expect(alerts()).toEqual([]);
    unmount();
  }
  open([broken], { connection: 'offline', permissions: { connect: true } });
  expect(restore()).toBeInTheDocument();
});

test('SHELL-098 entries without an action are not shown, and of each action only the first', () => {
  open([
    { code: 'quiet', message: 'Quiet.' },
    { ...support, message: 'First.' },
    { ...broken, message: 'Second.' },
    { ...support, message: 'Third.' },
  ]);
  expect(alerts()).toEqual([expect.stringContaining('First.'), expect.stringContaining('Second.')]);
});

test('SHELL-099 an error with the action support links to support, in development versions to the beta group', () => {
  const { unmount } = open([support]);
  const link = () => within(area()).getByRole('link', { name: /^Contact support/ });
  expect(alerts()).toEqual([expect.stringContaining('This site is locked.')]);
  expect(link()).toHaveAttribute('href', expect.stringContaining('source=jetpack-contact-support&'));
  expect(restore()).not.toBeInTheDocument();
  unmount();
  open([support], { initialState: { isDevVersion: true } });
  expect(link()).toHaveAttribute('href', expect.stringContaining('source=jetpack-contact-support-beta-group&'));
});

test('SHELL-100 view and click are recorded with the codes of the error', async () => {
  const { user, recorded, network } = open([broken, support]);
  network.respond('POST connection/reconnect', { status: 'completed' });
  const events = () => recorded.filter(({ name }) => name.startsWith('jetpack_termination_error'));
  const properties = {
    location: 'dashboard',
    purpose: 'reconnect',
    error_code: 'connection_error',
    api_error_code: 'invalid_token',
    api_http_code: 401,
  };
  expect(events()).toEqual([{ name: 'jetpack_termination_error_notice_view', properties }]);
  await user.click(screen.getByRole('button', { name: 'Restore Connection' }));
  expect(events()).toEqual([
    { name: 'jetpack_termination_error_notice_view', properties },
    { name: 'jetpack_termination_error_notice_click', properties },
  ]);
});

/** Watches `site`, as a card does. */
async function watchSite(page: ReturnType<typeof renderPage>) {
  const watching = page.services.resources.watch(getSite).subscribe();
  await waitFor(() => expect(page.network.getCalls('GET site')).not.toEqual([]));
  return watching;
}

test('ERR-018 ERR-021 a refused fetch of the site data shows an error with a button that restores the connection', async () => {
  const page = renderPage();
  page.network.respond('GET site', { code: 'site_data_fetch_failed', message: '' }, 400);
  await watchSite(page);
  expect(await within(area()).findByRole('alert')).toHaveTextContent(
    'There seems to be a problem with your connection to WordPress.com. If the problem persists, try reconnecting.',
  );
  expect(restore()).toBeInTheDocument();
  page.network.respond('GET site', { code: 'odd', message: 'The token was revoked.', data: { api_http_code: 403 } }, 500);
  page.act(() => page.services.resources.refresh(getSite));
  expect(await within(area()).findByText('The token was revoked.')).toBeInTheDocument();
  expect(alerts()).toHaveLength(1);
  expect(page.recorded.at(-1)).toEqual({
    name: 'jetpack_termination_error_notice_view',
    properties: { location: 'dashboard', purpose: 'reconnect', error_code: 'odd', api_http_code: 403 },
  });
});

test('ERR-018 the notice sends no request, and is removed once the site data are fetched', async () => {
  const page = renderPage();
  expect(page.network.getCalls('GET site')).toEqual([]);
  page.network.respond('GET site', { code: 'x', message: 'No.' }, 500);
  const watching = await watchSite(page);
  expect(await within(area()).findByText('No.')).toBeInTheDocument();
  expect(page.network.getCalls('GET site')).toHaveLength(1);
  page.network.respond('GET site', {
    code: 'success',
    message: '',
    data: JSON.stringify({ plan: { product_slug: 'jetpack_free' } }),
  });
  page.act(() => page.services.resources.refresh(getSite));
  await waitFor(() => expect(alerts()).toEqual([]));
  watching.unsubscribe();
});

test('ERR-019 a response that is not JSON shows an error with a link to support', async () => {
  const page = renderPage();
  page.network.respondText('GET site', '<!doctype html><title>Maintenance</title>');
  await watchSite(page);
  expect(await within(area()).findByRole('alert')).toHaveTextContent(
    'Jetpack encountered an error and was unable to display the Dashboard. Please try refreshing the page.',
  );
  expect(within(area()).getByRole('link', { name: /^Contact support/ })).toBeInTheDocument();
});

test('ERR-020 a site that does not respond shows an error without a button', async () => {
  const page = renderPage();
  page.network.fail('GET site');
  await watchSite(page);
  const alert = await within(area()).findByRole('alert');
  expect(alert).toHaveTextContent('There seems to be a problem with your website.');
  expect(within(alert).queryByRole('button')).not.toBeInTheDocument();
});

describe('the banner for unlinked users', () => {
  const text = 'Connect your account to use every Jetpack feature on this site.';
  const banner = () => within(area()).queryByText(text);
  const editor: SiteOptions = { role: 'editor', linked: false };

  test('SHELL-086 ROLE-005 is shown to an unlinked user; its button leads to /connect-user, where it is hidden', async () => {
    const { user, navigation } = renderPage({ site: editor });
    expect(await within(area()).findByText(text)).toBeInTheDocument();
    await user.click(within(area()).getByRole('link', { name: 'Connect your user account' }));
    await waitFor(() => expect(navigation.location.current.path).toBe('/connect-user'));
    await waitFor(() => expect(banner()).not.toBeInTheDocument());
  });

  test('SHELL-086 is hidden while there are connection errors, and once the account is linked', async () => {
    const page = open([], editor);
    expect(await within(area()).findByText(text)).toBeInTheDocument();
    const change = (errors: ConnectionError[]) =>
      page.act(() => page.services.site.setConnection({ ...page.services.site.connection.current, errors }));
    change([broken]);
    expect(banner()).not.toBeInTheDocument();
    change([]);
    expect(banner()).toBeInTheDocument();
    page.act(() => page.services.site.setUser({ ...page.services.site.user.current, isConnected: true }));
    expect(banner()).not.toBeInTheDocument();
  });

  test('SHELL-086 is hidden after a failed fetch of the site data', async () => {
    const page = renderPage({ site: editor });
    expect(await within(area()).findByText(text)).toBeInTheDocument();
    page.network.fail('GET site');
    await watchSite(page);
    await waitFor(() => expect(banner()).not.toBeInTheDocument());
  });

  test('ROLE-005 is hidden without the right to connect an account', async () => {
    renderPage({ site: { ...editor, permissions: { connect_user: false }, initialState: { isDevVersion: true } } });
    expect(await within(area()).findByText(/development version/)).toBeInTheDocument();
    expect(banner()).not.toBeInTheDocument();
  });
});
