import {
  getConnectUrl,
  getConnectedPlugins,
  getConnectionData,
  getConnectionStatus,
  type ConnectionState,
  type ConnectionStatus,
  type Endpoint,
  type InputArgument,
  type EndpointResult,
  type UserConnectionData,
} from '@site-admin/contracts';
import type { Subscription } from '@site-admin/runtime/rx';
import { fromEvent } from 'rxjs';
import { toPluginsBySlug } from './state-from-page';
import type { SiteStore } from '../page/services/site';
import type { PageResources } from '../page/services/resources';

/** Keeps the state of the connection in sync with the site's responses. */
export interface ConnectionSync {
  /** Stops updates of the connection status, until `resume`. */
  pause(): void;
  resume(): void;
  close(): void;
}

interface ConnectionSyncDeps {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly resources: PageResources;
  readonly site: SiteStore;
  readonly patch: (change: Partial<ConnectionState>) => void;
}

function applyStatus(site: SiteStore, response: ConnectionStatus): void {
  const { isInIdentityCrisis, sandboxDomain, errors, isUserConnected } = site.connection.current;
  // These three are part of the page data only, not of the response.
  site.setConnection({ ...response, isInIdentityCrisis, sandboxDomain, errors });
  if (response.isUserConnected !== isUserConnected) {
    site.setUser({ ...site.user.current, isConnected: response.isUserConnected });
  }
}

/** A linked user implies that the connection has an owner. */
function applyUserData(site: SiteStore, { currentUser }: UserConnectionData): void {
  const { current } = site.connection;
  if (currentUser.isConnected && !current.hasConnectedOwner) site.setConnection({ ...current, hasConnectedOwner: true });
}

/** Updates the state with responses to requests of other code; sends none itself. */
function subscribeToResponses({ resources, site, patch }: ConnectionSyncDeps): Subscription {
  const on = <E extends Endpoint>(endpoint: E, apply: (response: EndpointResult<E>) => void, ...input: InputArgument<E>) =>
    resources.observe(endpoint, ...input).subscribe((resource) => {
      if (resource.status === 'ready') apply(resource.data);
    });
  const subscription = on(getConnectionData, (userConnectionData) => {
    patch({ userConnectionData });
    applyUserData(site, userConnectionData);
  });
  subscription.add(on(getConnectUrl, (connectUrl) => patch({ connectUrl })));
  subscription.add(on(getConnectedPlugins, (plugins) => patch({ connectedPlugins: toPluginsBySlug(plugins) })));
  subscription.add(resources.isFetching(getConnectionData).subscribe((isFetchingUserData) => patch({ isFetchingUserData })));
  subscription.add(resources.isFetching(getConnectUrl).subscribe((isFetchingConnectUrl) => patch({ isFetchingConnectUrl })));
  return subscription;
}

/** Creates the sync of the connection status, the user and the connection state with the site's responses. */
export function createConnectionSync(deps: ConnectionSyncDeps): ConnectionSync {
  const { window, resources, site, patch } = deps;
  let status: Subscription | undefined;

  function resume(): void {
    status ??= resources.watch(getConnectionStatus).subscribe((resource) => {
      if (resource.status === 'ready') applyStatus(site, resource.data);
    });
  }
  function pause(): void {
    status?.unsubscribe();
    status = undefined;
  }

  const sync = subscribeToResponses(deps);
  sync.add(site.connection.changes.subscribe(({ errors }) => patch({ connectionErrors: errors })));
  sync.add(
    fromEvent<PageTransitionEvent>(window, 'pageshow').subscribe(({ persisted }) => {
      if (!persisted) return;
      // Restored after a visit to the provider: the pending state would never end.
      patch({ siteIsRegistering: false, userIsConnecting: false });
      resume();
    }),
  );
  resume();

  return {
    pause,
    resume,
    close() {
      pause();
      sync.unsubscribe();
    },
  };
}
