import { parseResponse } from '../response';
import type { Endpoint } from '../endpoint';
import { getEndpointName } from '../endpoint-url';
import { getConnectionStatus } from '../endpoints/connection';
import { getLicenseCounts } from '../endpoints/licensing';
import { getModules } from '../endpoints/modules';
import { getSettings } from '../endpoints/settings';
import type { ConnectionStatus } from '../site/connection-status';
import type { CurrentUser } from '../site/current-user';
import type { InitialState } from '../site/initial-state';
import { createViewer, liveModules } from '../site/viewer';
import type { Requests, Resources, Site } from '../remote';
import { failWith, type Responder } from './responding';
import { createFakeRequests, type FakeRequestsControl } from './fake-requests';
import { createFakeResources } from './fake-resources';
import { defaultResponses } from './fixtures/default-responses';
import { createDefaultSite } from './fixtures/default-site';
import { initialStateFor, wireInitialStateFor, type SiteOptions } from './fixtures/initial-state';
import { getRefusal } from './fixtures/rights';
import type { Handles } from './handles';
import { createLive } from './live';

/** The site behind a fake shell. */
export interface FakeSite extends FakeRequestsControl {
  readonly initial: InitialState;
  /** Changes the connection status, as another part of the page would. */
  setConnection(change: Partial<ConnectionStatus>): void;
  /** Changes the signed-in user. */
  setUser(change: Partial<CurrentUser>): void;
  /** Removes this resource from the initial state, so that it is requested. For `arrange`. */
  unseed(endpoint: Endpoint): void;
}

interface Options {
  readonly site: SiteOptions;
  readonly handles: Handles;
  readonly violations: string[];
  readonly now: () => number;
}

interface Made {
  readonly control: FakeSite;
  readonly site: Site;
  readonly requests: Requests;
  readonly resources: Resources;
  /** For the page's own services. */
  readonly page: { readonly requests: Pick<Requests, 'call'>; readonly resources: Resources };
}

/** Creates a fake site with requests, cache and live state. Every response is parsed by the schema of its endpoint. */
export function createFakeSite({ site: options, handles, violations, now }: Options): Made {
  const wire = wireInitialStateFor(options);
  const initial = initialStateFor(options);
  const known = createDefaultSite(options, wire);
  const byName = defaultResponses(known, now);

  function byDefault(endpoint: Endpoint): Responder | undefined {
    const refusal = getRefusal(endpoint, known.traits);
    return refusal && byName.has(getEndpointName(endpoint)) ? failWith(refusal) : byName.get(getEndpointName(endpoint));
  }

  const { control, requests, call } = createFakeRequests({
    handles,
    violations,
    byDefault,
    onStale: (paths) => cache.markStale(paths),
  });
  const cache = createFakeResources(call, handles, now);
  cache.seed(getConnectionStatus, initial.connectionStatus);
  cache.seed(getSettings, parseResponse(getSettings, wire.settings));
  cache.seed(getModules, parseResponse(getModules, wire.getModules));
  const { userCounts } = initial.licensing;
  if (userCounts.detached !== undefined) cache.seed(getLicenseCounts, parseResponse(getLicenseCounts, userCounts));

  const connection = createLive('site.connection', initial.connectionStatus, handles);
  const user = createLive('site.user', initial.userData.currentUser, handles);
  const modules = liveModules(initial, { peek: cache.page.peek, watch: cache.resources.watch });
  const viewer = createViewer({ initial, connection: connection.live, user: user.live, modules });
  return {
    site: { initial, connection: connection.live, user: user.live, viewer },
    requests,
    resources: cache.resources,
    page: { requests: { call: (endpoint, ...[input]) => call(endpoint, input) }, resources: cache.page },
    control: {
      ...control,
      initial,
      setConnection: (change) => connection.set({ ...connection.live.current, ...change }),
      setUser: (change) => user.set({ ...user.live.current, ...change }),
      unseed: cache.unseed,
    },
  };
}
