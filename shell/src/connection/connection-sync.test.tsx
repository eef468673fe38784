import { getConnectUrl, getConnectedPlugins, getConnectionData } from '@site-admin/contracts';
import { act, waitFor } from '@testing-library/react';
import { Subscription } from 'rxjs';
import type { PageServices } from '../page/services/page-services';
import { openConnection, statusCall } from './testing/open-connection';

describe('responses to requests of other code update the state', () => {
  function watch({ resources }: Pick<PageServices, 'resources'>): () => void {
    const watching = new Subscription();
    act(() => watching.add(resources.watch(getConnectionData).subscribe()));
    return () => watching.unsubscribe();
  }

  test('SHELL-085 SHELL-087 user data, during and after the request', async () => {
    const { network, services, state } = openConnection();
    const { currentUser } = services.site.initial.userData;
    network.respond('GET connection/data', { currentUser: { ...currentUser, blogId: 9 }, connectionOwner: 'Zoe' });
    const unwatch = watch(services);
    expect(state().isFetchingUserData).toBe(true);
    await waitFor(() => expect(state().userConnectionData).toMatchObject({ currentUser: { blogId: 9 }, connectionOwner: 'Zoe' }));
    expect(state().isFetchingUserData).toBe(false);
    unwatch();
  });

  test('a linked user implies an owner', async () => {
    const { network, services } = openConnection({ site: { connection: 'site-only' } });
    expect(services.site.connection.current.hasConnectedOwner).toBe(false);
    const { currentUser } = services.site.initial.userData;
    network.respond('GET connection/data', {
      currentUser: { ...currentUser, isConnected: true, blogId: 9 },
      connectionOwner: null,
    });
    const unwatch = watch(services);
    await waitFor(() => expect(services.site.connection.current.hasConnectedOwner).toBe(true));
    unwatch();
  });

  test('SHELL-085 the connect URL', async () => {
    const { services, state } = openConnection();
    act(() => services.resources.refresh(getConnectUrl));
    expect(state().isFetchingConnectUrl).toBe(true);
    await waitFor(() => expect(state().connectUrl).toBe('https://provider.example/connect'));
    expect(state().isFetchingConnectUrl).toBe(false);
  });

  test('SHELL-087 the plugins that use the connection, from a list to a record by slug', async () => {
    const { network, services, state } = openConnection();
    network.respond('GET connection/plugins', [{ name: 'Boost', slug: 'jetpack-boost' }]);
    act(() => services.resources.refresh(getConnectedPlugins));
    await waitFor(() => expect(state().connectedPlugins).toEqual({ 'jetpack-boost': { name: 'Boost' } }));
  });

  test('the connection status: members missing in the response keep their values of the page data, and the user is updated', async () => {
    const known = {
      isInIdentityCrisis: true,
      sandboxDomain: 'sandbox.example',
      errors: [{ code: 'e', message: 'E', action: 'support' }],
    };
    const { connection, network, services, state } = openConnection();
    act(() => services.site.setConnection({ ...services.site.connection.current, ...known }));
    network.respond(statusCall, { isActive: true, isRegistered: true, isUserConnected: false, hasConnectedOwner: true });
    act(() => connection.refresh());
    await waitFor(() => expect(services.site.connection.current.isUserConnected).toBe(false));
    expect(services.site.connection.current).toMatchObject(known);
    expect(state().connectionErrors).toEqual(known.errors);
    expect(services.site.user.current.isConnected).toBe(false);
  });
});
