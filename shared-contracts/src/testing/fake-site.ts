import { parseResponse } from '../response';
import type { Endpoint } from '../endpoint';
import { getEndpointName } from '../endpoint-url';
import { getConnectionStatus } from '../endpoints/connection';
import { getModules } from '../endpoints/modules';
import { getSettings } from '../endpoints/settings';
import type { ConnectionStatus } from '../site/connection-status';
import type { CurrentUser } from '../site/current-user';
import type { InitialState } from '../site/initial-state';
import { createViewer, liveModules } from '../site/viewer';
import type { Requests, Resources, Site } from '../remote';
import type { SettingsResources } from '../settings-service/stored-settings';
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
  /** Changes how the site is connected, as the rest of the page would. */
  setConnection(change: Partial<ConnectionStatus>): void;
  /** Changes who looks at it. */
  setUser(change: Partial<CurrentUser>): void;
  /** Serves the page without this resource, which is then requested. For `arrange`. */
  unseed(endpoint: Endpoint): void;
}

interface Options {
  readonly site: SiteOptions;
  readonly handles: Handles;
  readonly problems: string[];
  readonly now: () => number;
}

interface Made {
  readonly control: FakeSite;
  readonly site: Site;
  readonly requests: Requests;
  readonly resources: Resources;
  /** What the page's own services use. */
  readonly page: { readonly requests: Requests; readonly resources: SettingsResources };
}

/** A site whose every answer goes through the endpoint's own schema, with its requests, its cache and its live state. */
export function createFakeSite({ site: options, handles, problems, now }: Options): Made {
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
    problems,
    byDefault,
    onStale: (paths) => cache.markStale(paths),
  });
  const cache = createFakeResources(call, handles);
  cache.seed(getConnectionStatus, initial.connectionStatus);
  cache.seed(getSettings, parseResponse(getSettings, wire.settings));
  cache.seed(getModules, parseResponse(getModules, wire.getModules));

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
