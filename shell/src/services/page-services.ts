import { liveModules, createBus, type Bus, type Extensions, type PageData, type ScopedBus } from '@site-admin/contracts';
import { createAnalytics, type PageAnalytics } from '../analytics/analytics';
import { createConnection, type ConnectionService } from '../connection/connection';
import { createHealthReporter, type HealthReporter } from '../health/reporter';
import { sendHealth } from '../health/send';
import type { PageInput } from '../page/page-data';
import type { MountServices } from '../remotes/outlet/mount';
import { createApiClient, type ApiClient } from '../requests/api-client';
import { guardLeaving, whenSaved } from '../requests/leave-guard';
import { createResources, type PageResources } from '../resources/resources';
import { createClock } from './clock';
import { createI18n } from './i18n';
import { live, type WritableLive } from '../page/live';
import type { NavigationPort, NoticeStore, SiteStore } from '../page/ports';
import { servicesFor, type Member, type SharedServices } from './remote-services';
import { createSettings } from './settings';
import { createSite } from './site';

/** The services of a page, made once. The shell's own code uses them directly; each mount gets its own cut of them. */
export interface PageServices extends SharedServices, ApiClient {
  readonly requests: ApiClient['requests'];
  readonly resources: PageResources;
  readonly site: SiteStore;
  readonly navigation: NavigationPort;
  readonly connection: ConnectionService;
  readonly bus: Bus;
  /** The shell's own seat on the bus: may send and hear everything. */
  readonly shellBus: ScopedBus;
  readonly health: HealthReporter;
  readonly analytics: PageAnalytics;
  /** The site cannot be reached, and the person was told so. */
  readonly isAway: WritableLive<boolean>;
  /** Where the page's other addresses are, as the host page said. */
  readonly addresses: PageData['addresses'];
  /** Resolves once nothing is being saved, soon at the latest; undefined where nothing is. */
  whenSaved(): Promise<void> | undefined;
  servicesFor(member: Member, extensions: Extensions): MountServices;
  /** Ends everything; for tests and for a page that mounts the shell more than once. */
  close(): void;
}

export interface PageServicesDeps {
  readonly input: Extract<PageInput, { ok: true }>;
  readonly window: Window & { readonly fetch: typeof fetch };
  readonly notices: NoticeStore;
  readonly navigation: NavigationPort;
}

/** JSON of the page that is as good as an answer to these calls. */
const seedsIn = (wire: Readonly<Record<string, unknown>>) => ({
  settings: wire['settings'],
  'module/all': wire['getModules'],
  connection: wire['connectionStatus'],
});

/** Makes the services of a page from what the host page handed over. */
export function createPageServices({ input, window, notices, navigation }: PageServicesDeps): PageServices {
  const { initial, page, wire } = input;
  const clock = createClock(window);
  const client = createApiClient({ window, initial, addresses: page.addresses, clock });
  const { requests, fetchAsUser } = client;
  const resources = createResources({ requests, seeds: seedsIn(wire), now: clock.now });
  const health = createHealthReporter({ window, send: sendHealth(page.addresses.health, fetchAsUser) });
  const bus = createBus({
    now: clock.now,
    report: ({ kind, event, source, reason }) =>
      health.report({
        remote: source,
        version: '',
        phase: 'run',
        outcome: 'failed',
        rung: 'active',
        ms: 0,
        reason: `bus, ${kind}, ${event}: ${reason}`,
      }),
  });
  const site = createSite(initial, liveModules(initial, resources));
  const analytics = createAnalytics(window, initial.tracksUserData);
  const connection = createConnection({ window, requests, resources, site, notices, navigation, carried: input.connection });
  const shared: SharedServices = {
    requests,
    resources,
    site,
    bus,
    notices,
    navigation,
    connection,
    health,
    // Without the say over it, which is not theirs.
    analytics: { record: (name, properties) => analytics.record(name, properties) },
    i18n: createI18n(page, initial),
    clock,
    settings: createSettings({ requests, resources, notices, navigation, analytics, clock }),
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
    isAway: live(false),
    addresses: page.addresses,
    shellBus: bus.join({ source: 'shell', emits: 'any', listens: 'any' }),
    whenSaved: () => whenSaved(requests.pendingWrites, clock),
    servicesFor: (member, extensions) => servicesFor(shared, member, extensions),
    close() {
      removeLeaveGuard();
      shared.settings.close();
      connection.close();
      resources.close();
      health.close();
    },
  };
}
