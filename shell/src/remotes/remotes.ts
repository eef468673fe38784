import { getStorage } from '../page/get-storage';
import type { PageInput } from '../page/page-data';
import type { NoticeStore } from '../page/services/notices';
import type { PageServices } from '../page/services/page-services';
import type { IsInAudience, Remotes } from '../page/services/remotes';
import type { BackgroundWork, BackgroundWorkDeps } from './background-work';
import { createExtensions } from './extensions/extensions';
import { createManifestCheck } from './loading/check-manifest';
import { createCrashMemory } from './loading/crash-memory';
import type { Federation } from './loading/federation/federation';
import { createMountingLoader } from './loading/load-mounting';
import { createLoader } from './loading/loader';
import type { PinnedScripts } from './loading/script-policy';
import { timeLimits } from './loading/time-limits';
import { createIncidents } from './outlet/incidents';
import { createOpenOutlets } from './outlet/open-outlets';
import type { OutletControl } from './outlet/outlet-types';
import { loadOverrideNotices } from './overrides/load-override-notices';
import { createNoOverrides } from './overrides/no-overrides';
import type { CreateOverrides, Overrides, Refusal } from './overrides/overrides';
import { createCatalog, type Catalog } from './registry/catalog';
import type { CheckedManifest, ManifestSource } from './registry/manifest';
import { emptyRegistry, toAttempt } from './registry/plan';
import type { RegistryReading } from './registry/read-registry';

export interface RemotesDeps {
  readonly window: Window & { readonly fetch: typeof fetch };
  readonly input: Extract<PageInput, { ok: true }>;
  readonly pinned: PinnedScripts;
  /** Creates the overrides of this tab; by default it has none. */
  readonly createOverrides?: CreateOverrides | undefined;
  readonly registry: RegistryReading;
  readonly services: PageServices;
  readonly notices: NoticeStore;
  readonly isInAudience: IsInAudience;
  /** Loads the containers; by default with the bundled runtime. */
  readonly federation?: Federation;
}

/** Creates what determines the version of a remote: registry, overrides, and crashes in this browser. */
function createVersionSources(deps: RemotesDeps) {
  const { window, input, createOverrides = createNoOverrides, registry: reading, services } = deps;
  const { page } = input;
  const { now } = services.clock;
  const localStorage = getStorage(window, 'localStorage');
  const sessionStorage = getStorage(window, 'sessionStorage');
  const registry = reading.ok ? reading.registry : emptyRegistry;
  const crashMemory = createCrashMemory({ localStorage, sessionStorage, now });
  const overrides = createOverrides({ storage: sessionStorage, now, allowed: page.overrides, registry });
  const unreadable = reading.ok ? Object.keys(reading.broken) : [];
  const { manifests, chosen } = page;
  return { crashMemory, overrides, catalog: createCatalog({ registry, unreadable, manifests, chosen, overrides, crashMemory }) };
}

type OnChecked = (name: string, checked: CheckedManifest) => void;

/** Creates what loads and mounts versions, in outlets and at extension points. */
function createLoading(
  { window, input, pinned, services, isInAudience, federation }: RemotesDeps,
  catalog: Catalog,
  onChecked: OnChecked,
) {
  const { health } = services;
  const manifestSource: ManifestSource = {
    base: new URL(input.page.addresses.remotes, window.document.baseURI).href,
    inline: catalog.manifests,
    fetch: (...request) => window.fetch(...request),
    subtle: window.crypto?.subtle,
  };
  const { getRegistry } = catalog;
  const check = createManifestCheck({ getRegistry, contract: getRegistry().contract, manifestSource, onChecked });
  const getMounting = createMountingLoader({ window, page: input.page, services, pinned, federation });
  const shared = { check, getMounting, health };
  const extensions = createExtensions({ ...shared, known: catalog.known, getAttempt: catalog.getAttempt, isInAudience });
  const loader = createLoader({ ...shared, extensions, now: services.clock.now, readyTimeout: timeLimits.ready });
  return { loader, extensions };
}

/** Fetches the declarations of the overrides for menus and routes, which use those of the live versions until then. */
function fetchOverrideDeclarations(overrides: Overrides, catalog: Catalog, check: ReturnType<typeof createManifestCheck>): void {
  for (const override of overrides.live.current.filter(({ isAccepted }) => isAccepted)) {
    check(override.remote, toAttempt(override)).then(
      ({ manifest }) => catalog.addDeclaration(override.remote, override.target, manifest.declaration),
      () => undefined,
    );
  }
}

function showRefusedOverrides(refused: readonly Refusal[], notices: NoticeStore): void {
  if (refused.length > 0) void loadOverrideNotices().then(({ showRefusals }) => showRefusals(notices, refused));
}

/** Returns the names of the remotes whose pages this viewer may open, and that are not open; operators have a host page of their own. */
function findUnopened({ known }: Catalog, isInAudience: IsInAudience, outlets: ReadonlySet<OutletControl>): string[] {
  const isOpen = (name: string) => [...outlets].some(({ remote }) => remote === name);
  return known.current
    .filter(({ name, status }) => status !== 'disabled' && !isOpen(name))
    .filter(({ declaration }) => declaration?.pages.some(({ audience }) => audience !== 'operators' && isInAudience(audience)))
    .map(({ name }) => name);
}

/** Milliseconds until the chunk of the background work is loaded again after a failure. */
const retryAfter = 10_000;

/** Loads the background work once. After a failure, the next call loads it again. */
function createBackgroundLoader(deps: BackgroundWorkDeps): () => Promise<BackgroundWork> {
  let loading: Promise<BackgroundWork> | undefined;
  return () =>
    (loading ??= import(/* webpackChunkName: "versions" */ './background-work').then(
      ({ createBackgroundWork }) => createBackgroundWork(deps),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
}

/** Creates the remotes service of the page. */
export function createRemotes(deps: RemotesDeps): Remotes & { close(): void } {
  const { window, services, notices, isInAudience } = deps;
  const { health } = services;
  const versionSources = createVersionSources(deps);
  const { crashMemory, overrides, catalog } = versionSources;
  const outlets = new Set<OutletControl>();
  const incidents = createIncidents({ window, health, outlets });
  const { loader, extensions } = createLoading(deps, catalog, incidents.addFolder);
  const requestLastGood = (name: string) =>
    loadBackground().then(
      (background) => background.requestLastGood(name),
      () => undefined,
    );
  const openOutlets = createOpenOutlets({ ...versionSources, loader, health, notices, requestLastGood, outlets });
  const { check } = loader;
  const { page } = deps.input;
  const loadBackground = createBackgroundLoader({
    ...versionSources,
    window,
    page,
    services,
    notices,
    openOutlets,
    outlets,
    check,
  });
  const stops: (() => void)[] = [];
  let isStarted = false;

  function startBackgroundWork(): void {
    if (isStarted) return;
    isStarted = true;
    loadBackground().then(
      ({ prefetch, startPolling }) => {
        if (isStarted) stops.push(prefetch.whenIdle(findUnopened(catalog, isInAudience, outlets)), startPolling());
      },
      () => {
        if (isStarted) window.setTimeout(startBackgroundWork, retryAfter);
        isStarted = false;
      },
    );
  }

  window.addEventListener('pagehide', crashMemory.clearStarting);
  showRefusedOverrides(overrides.refused, notices);
  fetchOverrideDeclarations(overrides, catalog, check);

  return {
    known: catalog.known,
    overrides: overrides.live,
    updates: openOutlets.updates.pending,
    extensions,
    open: openOutlets.open,
    prefetch(name) {
      // Without the chunk, the remote is loaded when it is opened.
      loadBackground().then(
        ({ prefetch }) => prefetch.soon(name),
        () => undefined,
      );
    },
    startBackgroundWork,
    acceptOverride(name) {
      openOutlets.acceptOverride(name);
      fetchOverrideDeclarations(overrides, catalog, check);
    },
    dropOverride: (name) => openOutlets.dropOverrides([name]),
    dropAllOverrides: () => openOutlets.dropOverrides(overrides.live.current.map(({ remote }) => remote)),
    close() {
      outlets.forEach((outlet) => outlet.close());
      isStarted = false;
      stops.splice(0).forEach((stop) => stop());
      incidents.close();
      window.removeEventListener('pagehide', crashMemory.clearStarting);
    },
  };
}
