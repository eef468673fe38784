import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage, type PageOptions } from '../../testing/render-page';
import { createCrisis } from './crisis';

const safeMode = 'POST identity-crisis/confirm-safe-mode';
const migrate = 'POST identity-crisis/migrate';
const startFresh = 'POST identity-crisis/start-fresh';
const success = { code: 'success' };

const panel = () => screen.findByRole('region', { name: 'Has this site moved, or is it a copy?' });
const button = (name: string) => screen.findByRole('button', { name });
const notices = () => within(screen.getByRole('region', { name: 'Notices' }));

const status = {
  isActive: true,
  isRegistered: true,
  isUserConnected: true,
  hasConnectedOwner: true,
  isStaging: true,
  offlineMode: { isActive: false, constant: false, url: false, filter: false, wpLocalConstant: false },
};

/** Renders the page of a site in an identity crisis. The response of `GET connection` does not contain it. */
function renderCrisis({ at, site }: PageOptions = {}) {
  const page = renderPage({
    ...(at !== undefined && { at }),
    site: { ...site, initialState: { connectionStatus: { ...status, isInIdentityCrisis: true } } },
  });
  page.network.respond('GET connection', { ...status, isStaging: false });
  page.network.respond('GET connection/url', 'https://example.org/authorize');
  return page;
}

afterEach(() => window.localStorage.clear());

test.each(['/dashboard', '/discussion', '/my-plan', '/recommendations/summary'])(
  'at %s the panel is shown, with three resolutions and their consequences',
  async (at) => {
    const { fakeRemotes } = renderCrisis({ at });
    const resolutions = within(await panel());
    expect(resolutions.getByText(/by another address than example\.org/)).toBeVisible();
    expect(resolutions.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Treat as a copy',
      'Move the connection',
      'Create a new connection',
    ]);
    expect(resolutions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Stay in safe mode',
      'Move the connection here',
      'Start fresh',
    ]);
    expect(resolutions.getByRole('button', { name: 'Move the connection here' })).toHaveAccessibleDescription(
      /old address will be disconnected/,
    );
    // The screen is rendered below it.
    expect(fakeRemotes.log.opened).toHaveLength(1);
  },
);

describe('with the address that WordPress.com has', () => {
  beforeEach(() => {
    const addresses = { wpcomHomeUrl: 'before.example.com/', currentUrl: 'example.org/' };
    Object.assign(window, { JP_IDENTITY_CRISIS__INITIAL_STATE: addresses });
  });
  afterEach(() => void Reflect.deleteProperty(window, 'JP_IDENTITY_CRISIS__INITIAL_STATE'));

  test('the panel shows both addresses, and the effect of each resolution on the other site', async () => {
    renderCrisis();
    const resolutions = within(await panel());
    expect(resolutions.getByText(/knows this site as before\.example\.com, but you are on example\.org\./)).toBeVisible();
    expect(resolutions.getByRole('button', { name: 'Move the connection here' })).toHaveAccessibleDescription(
      /at before\.example\.com loses its connection/,
    );
    expect(resolutions.getByRole('button', { name: 'Start fresh' })).toHaveAccessibleDescription(
      /stay with before\.example\.com/,
    );
  });

  test('a user without permission sees both addresses too', async () => {
    renderCrisis({ site: { permissions: { disconnect: false } } });
    expect(await screen.findByText(/as before\.example\.com, but you are on example\.org\./)).toBeVisible();
  });
});

test('nothing is shown for a site without an identity crisis', () => {
  renderPage();
  expect(screen.queryByText(/by another address/)).not.toBeInTheDocument();
});

test('a user without permission sees an explanation', async () => {
  renderCrisis({ site: { permissions: { disconnect: false } } });
  expect(await screen.findByText(/until an administrator resolves this/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start fresh' })).not.toBeInTheDocument();
});

test('moving the connection ends the crisis: one call, a refetched status, a notice, and the focus kept', async () => {
  const { user, network, services } = renderCrisis();
  network.respond(migrate, success);
  const release = network.hold(migrate);
  await user.click(await button('Move the connection here'));
  expect(await button('Move the connection here')).toHaveAttribute('aria-busy', 'true');
  expect(await button('Start fresh')).toBeDisabled();
  expect(await button('Stay in safe mode')).toBeDisabled();
  await user.click(await button('Move the connection here'));
  await act(async () => release());

  await waitFor(() => expect(screen.queryByRole('region', { name: /Has this site moved/ })).not.toBeInTheDocument());
  expect(notices().getByText('The connection was moved to this address.')).toBeVisible();
  expect(network.getCalls(migrate).map(({ body }) => body)).toEqual([undefined]);
  await waitFor(() => expect(services.site.connection.current).toMatchObject({ isInIdentityCrisis: false, isStaging: false }));
  expect(document.activeElement).not.toBe(document.body);
});

test('a second resolution is ignored while one is in progress', async () => {
  const { network, services, navigation } = renderCrisis();
  network.respond(migrate, success);
  const memory = { isKnownCopy: () => false, remember: jest.fn(), forget: jest.fn() };
  const crisis = createCrisis({ ...services, navigation, memory, refresh: jest.fn(), onMigrated: jest.fn() });
  act(() => crisis.choose('migrate'));
  act(() => crisis.choose('start-fresh'));
  await waitFor(() => expect(services.site.connection.current.isInIdentityCrisis).toBe(false));
  expect(network.calls.filter(({ name }) => name.includes('identity-crisis')).map(({ name }) => name)).toEqual([migrate]);
});

test('safe mode is confirmed with one call; a notice stays, also at the next visit', async () => {
  const { user, network, unmount } = renderCrisis();
  network.respond(safeMode, success);
  await user.click(await button('Stay in safe mode'));
  expect(await screen.findByText(/This site is in safe mode/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start fresh' })).not.toBeInTheDocument();
  expect(network.getCalls(safeMode).map(({ body }) => body)).toEqual([undefined]);
  expect(network.getCalls('GET connection')).not.toEqual([]);

  unmount();
  const again = renderCrisis();
  expect(await screen.findByText(/This site is in safe mode/)).toBeVisible();
  await again.user.click(await button('Change this'));
  expect(await button('Start fresh')).toBeVisible();
});

test('a fresh start opens the URL where the new connection is approved', async () => {
  const { user, network, assigned } = renderCrisis();
  network.respond(startFresh, 'https://provider.example/authorize?client_id=8');
  await user.click(await button('Start fresh'));
  await waitFor(() => expect(assigned).toEqual(['https://provider.example/authorize?client_id=8']));
  expect(network.getCalls(startFresh).map(({ body }) => body)).toEqual([{ redirect_uri: 'admin.php?page=jetpack' }]);
  // It stays busy until the page unloads.
  expect(await button('Start fresh')).toHaveAttribute('aria-busy', 'true');
});

test('a fresh start ends the crisis as well if the user stays to keep unsaved input', async () => {
  const { user, network, assigned, navigation, services } = renderCrisis();
  network.respond(startFresh, 'https://provider.example/authorize');
  navigation.guard({ question: 'Lose it?', isDirty: () => true });
  await user.click(await button('Start fresh'));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(services.site.connection.current.isInIdentityCrisis).toBe(false));
  expect(assigned).toEqual([]);
});

test.each([
  [safeMode, 'Stay in safe mode', 'Safe mode could not be enabled. No.'],
  [migrate, 'Move the connection here', 'The connection could not be moved. No.'],
  [startFresh, 'Start fresh', 'A new connection could not be created. No.'],
])('when %s fails, the error is displayed and can be retried', async (call, name, words) => {
  const { user, network, services } = renderCrisis();
  network.respond(call, { code: 'some_error', message: 'No.' }, 500);
  await user.click(await button(name));
  expect(await within(await panel()).findByRole('alert')).toHaveTextContent(words);
  expect(services.site.connection.current.isInIdentityCrisis).toBe(true);
  for (const resolution of ['Stay in safe mode', 'Move the connection here', 'Start fresh'])
    expect(await button(resolution)).toBeEnabled();
  network.respond(call, call === startFresh ? 'https://provider.example/' : success);
  await user.click(await button(name));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(network.getCalls(call)).toHaveLength(2);
});
