import { type ConnectionState } from '@site-admin/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { settle, type PageOptions } from '../testing/render-page';
import { openConnection, statusCall } from './testing/open-connection';

const register = 'POST connection/register';
const authorize = 'GET connection/authorize_url';
const unlink = 'POST connection/user';
const disconnect = 'POST connection';
const authorizeUrl = 'https://provider.example/authorize';
const secondary: PageOptions = { site: { owner: false } };

test('SHELL-087 the state contains the page data under its names', () => {
  const error = { code: 'connection_error', message: 'No.', action: 'reconnect' };
  const { state, services } = openConnection({ site: { initialState: { connectedPlugins: { jetpack: { name: 'Jetpack' } } } } });
  const { currentUser } = services.site.initial.userData;
  expect(state()).toEqual({
    siteIsRegistering: false,
    userIsConnecting: false,
    isDisconnecting: false,
    isUnlinkingUser: false,
    isFetchingConnectUrl: false,
    isFetchingUserData: false,
    isReconnecting: false,
    registrationError: undefined,
    authorizationUrl: undefined,
    connectUrl: '',
    connectedPlugins: { jetpack: { name: 'Jetpack' } },
    connectionErrors: [],
    userConnectionData: {
      currentUser: { ...currentUser, blogId: services.site.initial.siteData.blog_id },
      connectionOwner: null,
    },
  } satisfies ConnectionState);
  act(() => services.site.setConnection({ ...services.site.connection.current, errors: [error] }));
  expect(state().connectionErrors).toEqual([error]);
});

test('SHELL-087 the state of the connection package is read as well, without its invalid members', () => {
  const plugins = [{ name: 'Boost', slug: 'jetpack-boost', url_info: 'https://example.org' }];
  const userConnectionData = { currentUser: { permissions: {}, blogId: 7, wpcomUser: { login: 'zoe' } }, connectionOwner: 'Zoe' };
  Object.assign(window, { JP_CONNECTION_INITIAL_STATE: { connectedPlugins: plugins, userConnectionData } });
  const { state } = openConnection();
  expect(state().connectedPlugins).toEqual({
    jetpack: { name: 'Jetpack' },
    'jetpack-boost': { name: 'Boost', url_info: 'https://example.org' },
  });
  expect(state().userConnectionData).toMatchObject({
    currentUser: { blogId: 7, wpcomUser: { login: 'zoe' } },
    connectionOwner: 'Zoe',
  });
  Object.assign(window, { JP_CONNECTION_INITIAL_STATE: { connectedPlugins: 'none', userConnectionData: [] } });
  expect(openConnection().state().connectedPlugins).toEqual({ jetpack: { name: 'Jetpack' } });
  Reflect.deleteProperty(window, 'JP_CONNECTION_INITIAL_STATE');
});

describe('connecting', () => {
  test('SHELL-085 SHELL-087 registers, stores the authorization URL, and is connecting', async () => {
    const { connection, network, state, assigned, services } = openConnection({ site: { connection: 'unconnected' } });
    network.respond(register, { authorizeUrl });
    const release = network.hold(register);
    act(() => connection.connect('here'));
    expect(state()).toMatchObject({ siteIsRegistering: true, userIsConnecting: false });
    act(() => connection.connect('there'));
    await act(async () => release());
    await waitFor(() => expect(assigned).toEqual([`${authorizeUrl}?from=here`]));
    expect(state()).toMatchObject({ siteIsRegistering: false, userIsConnecting: true, authorizationUrl: authorizeUrl });
    expect(services.site.connection.current.isRegistered).toBe(true);
    expect(network.getCalls(register)).toHaveLength(1);
    // The screen stays until the page unloads.
    expect(network.getCalls(statusCall)).toEqual([]);
  });

  test('SHELL-087 an error is stored, and cleared by a retry', async () => {
    const { connection, network, state, assigned } = openConnection({ site: { connection: 'unconnected' } });
    network.respond(register, { code: 'invalid_nonce', message: 'No.' }, 403);
    act(() => connection.connect('here'));
    await waitFor(() => expect(state().registrationError).toMatchObject({ status: 403, response: { code: 'invalid_nonce' } }));
    expect(state()).toMatchObject({ siteIsRegistering: false, userIsConnecting: false });
    network.respond(register, { authorizeUrl });
    act(() => connection.connect('here'));
    expect(state().registrationError).toBeUndefined();
    await waitFor(() => expect(assigned).toHaveLength(1));
  });

  test('the authorization URL is fetched once for each redirect URI', async () => {
    const { connection, network, assigned, act: change } = openConnection(secondary);
    network.respond(authorize, { authorizeUrl });
    const backFromProvider = () =>
      change(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    for (const [at, redirectUri] of [undefined, undefined, 'admin.php?page=wc-admin'].entries()) {
      act(() => connection.connect('here', redirectUri === undefined ? {} : { redirectUri }));
      await waitFor(() => expect(assigned).toHaveLength(at + 1));
      backFromProvider();
    }
    const redirectUris = network.getCalls(authorize).map(({ url }) => new URL(url).searchParams.get('redirect_uri'));
    expect(redirectUris).toEqual(['admin.php?page=jetpack', 'admin.php?page=wc-admin']);
  });

  test('a user who stays to keep unsaved input can connect again', async () => {
    const { connection, network, navigation, questions, state, assigned } = openConnection(secondary);
    network.respond(authorize, { authorizeUrl });
    navigation.guard({ question: 'Leave?', isDirty: () => true });
    act(() => connection.connect('here'));
    await waitFor(() => expect(questions.open.current?.text).toBe('Leave?'));
    expect(state().userIsConnecting).toBe(true);
    await act(async () => questions.open.current?.respond(false));
    expect(state().userIsConnecting).toBe(false);
    expect(assigned).toEqual([]);
  });
});

describe('unlinking the user', () => {
  afterEach(() => jest.useRealTimers());

  test('SHELL-083 SHELL-085 CONST-007 two presses send one call; the user is unlinked, with a notice for 2000 ms', async () => {
    const { connection, network, state, services, notices, respondWithStatus } = openConnection(secondary);
    network.respond(unlink, { code: 'success' });
    const release = network.hold(unlink);
    act(() => connection.unlinkUser());
    expect(state().isUnlinkingUser).toBe(true);
    act(() => connection.unlinkUser());
    await waitFor(() => expect(network.getCalls(unlink)).toHaveLength(1));
    respondWithStatus({ isUserConnected: false });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    await act(async () => {
      release();
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(screen.getByText('Unlinked from WordPress.com.')).toBeVisible();
    expect(network.getCalls(unlink)).toMatchObject([{ body: { linked: false } }]);
    expect(state().isUnlinkingUser).toBe(false);
    expect(services.site.user.current.isConnected).toBe(false);
    expect(services.site.connection.current.isUserConnected).toBe(false);
    expect(state().userConnectionData?.currentUser.isConnected).toBe(false);
    expect(notices.shown.current).toMatchObject([{ id: 'unlink-user', status: 'is-success' }]);
    await act(() => jest.advanceTimersByTimeAsync(1999));
    expect(notices.shown.current).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(notices.shown.current).toEqual([]);
  });

  test('SHELL-083 the connect URL is fetched afterwards, as a linked user has none', async () => {
    const { connection, network, state } = openConnection(secondary);
    network.respond(unlink, { code: 'success' });
    expect(state().connectUrl).toBe('');
    act(() => connection.unlinkUser());
    await waitFor(() => expect(state().connectUrl).toBe('https://provider.example/connect'));
  });

  test.each([
    [{ code: 'unlink_user_failed', message: 'Not now.' }, 'Not now.'],
    [{ code: 'unlink_user_failed', message: '' }, 'unlink_user_failed'],
  ])('SHELL-084 a failure shows a notice, the user stays linked and can retry', async (body, reason) => {
    const { connection, network, services, state, notices } = openConnection(secondary);
    network.respond(unlink, body, 400);
    act(() => connection.unlinkUser());
    expect(await screen.findByText(`Error unlinking from WordPress.com. Error: ${reason}`)).toBeVisible();
    expect(notices.shown.current).toMatchObject([{ id: 'unlink-user', status: 'is-error' }]);
    expect(services.site.user.current.isConnected).toBe(true);
    expect(state().isUnlinkingUser).toBe(false);
    act(() => connection.unlinkUser());
    await waitFor(() => expect(network.getCalls(unlink)).toHaveLength(2));
  });
});

describe('disconnecting', () => {
  test('SHELL-085 the user is not connected afterwards, and the status is refetched only on refresh()', async () => {
    const { connection, network, state, services, respondWithStatus } = openConnection();
    network.respond(disconnect, { code: 'success' });
    let done: Promise<void> | undefined;
    act(() => void (done = connection.disconnect()));
    expect(state().isDisconnecting).toBe(true);
    await act(async () => done);
    expect(state().isDisconnecting).toBe(false);
    expect(network.getCalls(disconnect)).toMatchObject([{ body: { isActive: false } }]);
    expect(services.site.user.current.isConnected).toBe(false);
    await settle();
    expect(network.getCalls(statusCall)).toEqual([]);
    expect(services.site.connection.current.isActive).toBe(true);
    respondWithStatus({ isActive: false, isRegistered: false, isUserConnected: false, hasConnectedOwner: false });
    act(() => connection.refresh());
    await waitFor(() => expect(services.site.connection.current.isActive).toBe(false));
    expect(network.getCalls(statusCall)).toHaveLength(1);
    expect(state().connectUrl).toBe('https://provider.example/connect');
  });

  test('a failure is thrown, and the state is unchanged', async () => {
    const { connection, network, state, services } = openConnection();
    network.respond(disconnect, { code: 'disconnect_failed', message: 'No.' }, 400);
    await act(() => expect(connection.disconnect()).rejects.toMatchObject({ response: { code: 'disconnect_failed' } }));
    expect(state().isDisconnecting).toBe(false);
    expect(services.site.user.current.isConnected).toBe(true);
  });
});
