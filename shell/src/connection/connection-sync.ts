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
import { pluginsBySlug } from './state-from-page';
import type { SiteStore } from '../page/services/site';
import type { PageResources } from '../page/services/resources';

/** Whoever changes how the site is connected, everybody learns of it. */
export interface ConnectionSync {
  /** The site is asked again by what makes its answer stale only after `resume`. */
  pause(): void;
  resume(): void;
  close(): void;
}

interface Sources {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly resources: PageResources;
  readonly site: SiteStore;
  readonly patch: (change: Partial<ConnectionState>) => void;
}

function takeStatus(site: SiteStore, answer: ConnectionStatus): void {
  const { isInIdentityCrisis, sandboxDomain, errors, isUserConnected } = site.connection.current;
  // These three come with the page alone: the answer leaves them out, which says nothing of them.
  site.setConnection({ ...answer, isInIdentityCrisis, sandboxDomain, errors });
  if (answer.isUserConnected !== isUserConnected) {
    site.setUser({ ...site.user.current, isConnected: answer.isUserConnected });
  }
}

/** Somebody who is linked is an owner, or came after one. */
function takeData(site: SiteStore, { currentUser }: UserConnectionData): void {
  const { current } = site.connection;
  if (currentUser.isConnected && !current.hasConnectedOwner) site.setConnection({ ...current, hasConnectedOwner: true });
}

/** Hears the answers that were asked for by others. */
function hearAnswers({ resources, site, patch }: Sources): Subscription {
  const hear = <E extends Endpoint>(endpoint: E, take: (answer: EndpointResult<E>) => void, ...none: InputArgument<E>) =>
    resources.observe(endpoint, ...none).subscribe((answer) => {
      if (answer.status === 'ready') take(answer.data);
    });
  const hearing = hear(getConnectionData, (userConnectionData) => {
    patch({ userConnectionData });
    takeData(site, userConnectionData);
  });
  hearing.add(hear(getConnectUrl, (connectUrl) => patch({ connectUrl })));
  hearing.add(hear(getConnectedPlugins, (plugins) => patch({ connectedPlugins: pluginsBySlug(plugins) })));
  hearing.add(resources.isFetching(getConnectionData).subscribe((isFetchingUserData) => patch({ isFetchingUserData })));
  hearing.add(resources.isFetching(getConnectUrl).subscribe((isFetchingConnectUrl) => patch({ isFetchingConnectUrl })));
  return hearing;
}

/** Keeps the site's connection status, user and the connection state at what the site answers, whoever asked. */
export function createConnectionSync(sources: Sources): ConnectionSync {
  const { window, resources, site, patch } = sources;
  let status: Subscription | undefined;

  function resume(): void {
    status ??= resources.watch(getConnectionStatus).subscribe((answer) => {
      if (answer.status === 'ready') takeStatus(site, answer.data);
    });
  }
  function pause(): void {
    status?.unsubscribe();
    status = undefined;
  }

  const sync = hearAnswers(sources);
  sync.add(site.connection.changes.subscribe(({ errors }) => patch({ connectionErrors: errors })));
  sync.add(
    fromEvent<PageTransitionEvent>(window, 'pageshow').subscribe(({ persisted }) => {
      if (!persisted) return;
      // Back from the provider to the page as it was left, which would wait for ever.
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
