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
import type { SharedServices, PageServices } from './page/services/page-services';

export interface PageServicesDeps {
  readonly input: Extract<PageInput, { ok: true }>;
  readonly window: Window & { readonly fetch: typeof fetch };
  readonly notices: NoticeStore;
  readonly navigation: NavigationPort;
}

/** Returns the members of the page's data that equal responses, by the path of the call. */
const getSeeds = (wire: Readonly<Record<string, unknown>>) => ({
  settings: wire['settings'],
  'module/all': wire['getModules'],
  connection: wire['connectionStatus'],
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

/** Creates the services of the page from its data. */
export function createPageServices({ input, window, notices, navigation }: PageServicesDeps): PageServices {
  const { initial, page, wire } = input;
  const clock = createClock(window);
  const client = createApiClient({ window, initial, addresses: page.addresses, clock });
  const { requests, fetchAsUser } = client;
  const resources = createResources({ requests, seeds: getSeeds(wire), now: clock.now });
  const health = createHealthReporter({ window, send: createHealthSender(page.addresses.health, fetchAsUser) });
  const bus = createPageBus(health, clock);
  const site = createSite(initial, liveModules(initial, resources));
  const analytics = createAnalytics(window, initial.tracksUserData);
  const connection = createConnection({ window, requests, resources, site, notices, navigation, packageState: input.connection });
  const shared: SharedServices = {
    requests,
    resources,
    site,
    bus,
    notices,
    navigation,
    connection,
    health,
    analytics,
    i18n: createI18n(page, initial),
    clock,
    settings: createSettings({ requests, resources, notices, navigation, analytics, clock, session: client.session }),
  };
  const flush = () => {
    shared.settings.flush();
    requests.flushWrites();
  };
  const removeLeaveGuard = guardLeaving({ window, pendingWrites: requests.pendingWrites, flush });
  return {
    ...shared,
    ...client,
    resources,
    site,
    navigation,
    connection,
    analytics,
    isSiteUnreachable: live(false),
    addresses: page.addresses,
    shellBus: bus.connect({ source: 'shell', emits: 'any', listens: 'any' }),
    whenSaved: () => whenSaved(requests.pendingWrites, clock),
    close() {
      removeLeaveGuard();
      shared.settings.close();
      connection.close();
      resources.close();
      health.close();
    },
  };
}
