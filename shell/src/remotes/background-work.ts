import type { PageData } from '@site-admin/contracts';
import * as v from 'valibot';
import { createCorrelation } from '../health/reporter';
import { startRunningReports } from '../health/running-reports';
import { createHealthSender } from '../health/send';
import type { NoticeStore } from '../page/services/notices';
import type { PageServices } from '../page/services/page-services';
import type { CheckManifest } from './loading/check-manifest';
import { createPrefetch, type Prefetch } from './loading/prefetch/prefetch';
import { timeLimits } from './loading/time-limits';
import type { OpenOutlets } from './outlet/open-outlets';
import { getRunning } from './outlet/running';
import { showRefusals } from './overrides/override-notices';
import type { Catalog } from './registry/catalog';
import { createRegistryFetch, getRegistryUrl, registryUpdate, type RegistryUpdate } from './registry/fetch-registry';
import { listNeededVersions, type NeededVersionsDeps } from './registry/needed-versions';
import { startRegistryPolling } from './registry/registry-polling';
import { openRevisionEvents } from './registry/revision-events';

export interface BackgroundWorkDeps extends NeededVersionsDeps {
  readonly window: Window & { readonly fetch: typeof fetch };
  readonly page: PageData;
  readonly services: PageServices;
  readonly notices: NoticeStore;
  readonly openOutlets: OpenOutlets;
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
  /** Fetches the last good version of a remote if the page's registry does not contain it. Does not reject. */
  requestLastGood(name: string): Promise<void>;
}

/** Returns whether a registry is older than the page's: it would bring back what was withdrawn or disabled. */
const isReplay = ({ registry }: RegistryUpdate, { getRegistry }: Catalog) =>
  v.is(v.object({ revision: v.pipe(v.number(), v.ltValue(getRegistry().revision)) }), registry);

function reportReplay({ health }: PageServices): void {
  const reason = 'registry: an older revision was refused';
  health.report({ remote: 'shell', version: '', source: 'active', phase: 'run', outcome: 'failed', ms: 0, reason });
}

/** Returns a function that fetches the registry with the last good version of a remote, if the page's does not contain it. */
function createLastGoodRequest(deps: BackgroundWorkDeps): BackgroundWork['requestLastGood'] {
  const { page, services, catalog, crashMemory } = deps;

  async function fetchRegistry(): Promise<RegistryUpdate> {
    const url = getRegistryUrl(page.addresses.registry, listNeededVersions(deps));
    const response = await services.fetchAsUser(url, { signal: AbortSignal.timeout(timeLimits.slow) });
    return v.parse(registryUpdate, await response.json());
  }

  return async (name) => {
    const version = crashMemory.lastGood(name);
    const entry = catalog.getRegistry().remotes[name];
    if (version === undefined || !entry || entry.status === 'disabled' || Object.hasOwn(entry.versions, version)) return;
    // Without a response, the versions that are known are tried.
    await fetchRegistry().then(
      (received) => apply(received, deps),
      () => undefined,
    );
  };
}

/** Applies a received registry, unless it is older than the page's. */
function apply(received: RegistryUpdate, { services, catalog, overrides, openOutlets }: BackgroundWorkDeps): void {
  if (isReplay(received, catalog)) reportReplay(services);
  else openOutlets.update(catalog.update(received).filter((name) => !overrides.get(name)));
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

/** Opens the events of the server. Each shows that the site is reachable: while they arrive, few polls do. */
function createOpenEvents({ page: { addresses }, services }: BackgroundWorkDeps) {
  const { events: url } = addresses;
  if (url === undefined) return undefined;
  return (onRevision: (revision: number) => void) =>
    openRevisionEvents({
      url,
      clock: services.clock,
      onRevision(revision) {
        services.isReachable.set(true);
        onRevision(revision);
      },
    });
}

function startPolling(deps: BackgroundWorkDeps): () => void {
  const { window, page, services, notices, catalog, overrides, openOutlets } = deps;
  const { dropOverrides, updates } = openOutlets;
  const { now } = services.clock;
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
      getNeeded: () => listNeededVersions(deps),
    }),
    getRevision,
    now,
    openEvents: createOpenEvents(deps),
    onUpdate: (received) => apply(received, deps),
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
    requestLastGood: createLastGoodRequest(deps),
    prefetch: createPrefetch({ window, getAttempt: catalog.getAttempt, check }),
    startPolling() {
      const stops = [startPolling(deps), startReports(deps)];
      return () => stops.forEach((stop) => stop());
    },
  };
}
