import { createBus, liveModules, type Clock } from '@site-admin/contracts';
import { createAnalytics } from './analytics/analytics';
import { createConnection } from './connection/connection';
import { createHealthReporter } from './health/reporter';
import { createHealthSender } from './health/send';
import type { PageInput } from './page/page-data';
import { createApiClient } from './requests/api-client';
import { guardLeaving, whenSaved } from './requests/leave-guard';
import { createResources } from './resources/resources';
import { createClock } from './page/clock';
import { createI18n } from './site/i18n';
import { live } from './page/live';
import { createSettings } from './site/settings';
import { createSite } from './site/site';
import type { HealthReporter } from './page/services/health';
import type { NoticeStore } from './page/services/notices';
import type { NavigationPort } from './page/services/navigation';
import type { PageServices } from './page/services/page-services';
import type { ApiClient } from './page/services/requests';

export interface PageServicesDeps {
  readonly input: Extract<PageInput, { ok: true }>;
  readonly window: Window & { readonly fetch: typeof fetch };
  readonly notices: NoticeStore;
  readonly navigation: NavigationPort;
}

/** Returns the members of the page's data that equal responses, by the path of the call. */
const getSeeds = ({ wire, initial: { licensing } }: PageServicesDeps['input']) => ({
  settings: wire['settings'],
  'module/all': wire['getModules'],
  connection: wire['connectionStatus'],
  // Without `detached`, the server could not fetch the counts.
  ...(licensing.userCounts.detached !== undefined && { 'licensing/user/counts': licensing.userCounts }),
});

/** Creates the bus; refused events are reported with their source. */
const createPageBus = (health: HealthReporter, { now }: Clock) =>
  createBus({
    now,
    report({ kind, event, source: remote, reason: message }) {
      const reason = `bus, ${kind}, ${event}: ${message}`;
      health.report({ remote, version: '', phase: 'run', outcome: 'failed', source: 'active', ms: 0, reason });
    },
  });

/** Creates the services that the page's API client does not contain. */
function createServices({ input, window, notices, navigation }: PageServicesDeps, clock: Clock, client: ApiClient) {
  const { initial, page } = input;
  const { requests, fetchAsUser, session } = client;
  const resources = createResources({ requests, seeds: getSeeds(input), now: clock.now });
  const health = createHealthReporter({ window, send: createHealthSender(page.addresses.health, fetchAsUser) });
  const site = createSite(initial, liveModules(initial, resources), page.operates);
  const analytics = createAnalytics(window, initial.tracksUserData);
  return {
    clock,
    resources,
    notices,
    navigation,
    site,
    health,
    analytics,
    bus: createPageBus(health, clock),
    connection: createConnection({ window, requests, resources, site, notices, navigation, packageState: input.connection }),
    i18n: createI18n(page, initial),
    settings: createSettings({ requests, resources, notices, navigation, analytics, clock, session }),
  };
}

/** Creates the services of the page from its data. */
export function createPageServices(deps: PageServicesDeps): PageServices {
  const { window, input } = deps;
  const { addresses } = input.page;
  const clock = createClock(window);
  const client = createApiClient({ window, initial: input.initial, addresses, clock });
  const services = createServices(deps, clock, client);
  const { requests } = client;
  const { settings, connection, resources, health, bus } = services;
  const flush = () => {
    settings.flush();
    requests.flushWrites();
  };
  const removeLeaveGuard = guardLeaving({ window, pendingWrites: requests.pendingWrites, flush });
  return {
    ...services,
    ...client,
    isSiteUnreachable: live(false),
    addresses,
    shellBus: bus.connect({ source: 'shell', emits: 'any', listens: 'any' }),
    whenSaved: () => whenSaved(requests.pendingWrites, clock),
    close() {
      removeLeaveGuard();
      settings.close();
      connection.close();
      resources.close();
      health.close();
    },
  };
}
