import type { PageData } from '@site-admin/contracts';
import * as v from 'valibot';
import { createCorrelation } from '../health/reporter';
import { startRunningReports } from '../health/running-reports';
import { createHealthSender } from '../health/send';
import type { NoticeStore } from '../page/services/notices';
import type { PageServices } from '../page/services/page-services';
import type { CheckManifest } from './loading/check-manifest';
import { createPrefetch, type Prefetch } from './loading/prefetch/prefetch';
import type { OpenOutlets } from './outlet/open-outlets';
import type { OutletControl } from './outlet/outlet-types';
import { getRunning } from './outlet/running';
import { showRefusals } from './overrides/override-notices';
import type { Overrides } from './overrides/overrides';
import type { Catalog } from './registry/catalog';
import { createRegistryFetch } from './registry/fetch-registry';
import { startRegistryPolling, type RegistryUpdate } from './registry/registry-polling';
import { openRevisionEvents } from './registry/revision-events';

export interface BackgroundWorkDeps {
  readonly window: Window & { readonly fetch: typeof fetch };
  readonly page: PageData;
  readonly services: PageServices;
  readonly notices: NoticeStore;
  readonly catalog: Catalog;
  readonly overrides: Overrides;
  readonly openOutlets: OpenOutlets;
  readonly outlets: Iterable<OutletControl>;
  readonly check: CheckManifest;
}

export interface BackgroundWork {
  readonly prefetch: Prefetch;
  /**
   * Polls the registry, and updates the open outlets. Those with an override are not updated; each poll drops the overrides that the
   * registry no longer allows. Reports what the page runs, where the server counts pages.
   *
   * @returns A function that stops it.
   */
  startPolling(): () => void;
}

/** Returns whether a registry is older than the page's: it would bring back what was withdrawn or disabled. */
const isReplay = ({ registry }: RegistryUpdate, { getRegistry }: Catalog) =>
  v.is(v.object({ revision: v.pipe(v.number(), v.ltValue(getRegistry().revision)) }), registry);

function reportReplay({ health }: PageServices): void {
  const reason = 'registry: an older revision was refused';
  health.report({ remote: 'shell', version: '', source: 'active', phase: 'run', outcome: 'failed', ms: 0, reason });
}

function startReports({ window, page, services, catalog, openOutlets: { updates }, outlets }: BackgroundWorkDeps): () => void {
  if (!page.countsPages) return () => undefined;
  const post = createHealthSender(page.addresses.health, services.fetchAsUser);
  return startRunningReports({
    window,
    id: createCorrelation(),
    getRunning: () => getRunning({ document: window.document, outlets, updates, getAttempt: catalog.getAttempt }),
    send: (running) => post([], running),
  });
}

function startPolling({ window, page, services, notices, catalog, overrides, openOutlets }: BackgroundWorkDeps): () => void {
  const { update, dropOverrides, updates } = openOutlets;
  const { now } = services.clock;
  const { events } = page.addresses;
  const getRevision = () => catalog.getRegistry().revision;
  return startRegistryPolling({
    window,
    pollSeconds: page.pollSeconds,
    random: Math.random,
    get: createRegistryFetch({
      addresses: page.addresses,
      fetch: (...request) => window.fetch(...request),
      fetchAsUser: services.fetchAsUser,
      getRevision,
    }),
    getRevision,
    now,
    openEvents: events === undefined ? undefined : (onRevision) => openRevisionEvents({ window, url: events, onRevision, now }),
    onUpdate(registryUpdate) {
      if (isReplay(registryUpdate, catalog)) reportReplay(services);
      else update(catalog.update(registryUpdate).filter((name) => !overrides.get(name)));
    },
    onPolled() {
      const { names, refused } = overrides.dropInvalid(catalog.getRegistry());
      showRefusals(notices, refused);
      dropOverrides(names);
      updates.retry();
    },
  });
}

/** Creates the work of a page whose first screen is ready. It is in a chunk of its own, as the first screen does not need it. */
export function createBackgroundWork(deps: BackgroundWorkDeps): BackgroundWork {
  const { window, catalog, check } = deps;
  return {
    prefetch: createPrefetch({ window, getAttempt: catalog.getAttempt, check }),
    startPolling() {
      const stops = [startPolling(deps), startReports(deps)];
      return () => stops.forEach((stop) => stop());
    },
  };
}
