import type { Registry } from '@site-admin/contracts';
import type { PageInput } from '../page/page-data';
import { createCatalogue } from './registry/catalog';
import type { Federation } from './loading/federation';
import { createIncidents } from './outlet/incidents';
import { createMachinery } from './machinery';
import { createMemory } from './loading/crash-memory';
import { createOpenOutlets } from './outlet/open-outlets';
import type { OverrideParam } from './overrides/override-params';
import { createOverrides } from './overrides/overrides';
import { attemptOf } from './registry/registry';
import type { OutletControl } from './outlet/remote-outlet';
import { createSettling } from './settling';
import type { InAudience, Remotes } from '../page/services/remotes';
import type { NoticeStore } from '../page/services/notices';
import type { PageServices } from '../page/services/page-services';

export interface RemotesDeps {
  readonly window: Window & { readonly fetch: typeof fetch };
  readonly input: Extract<PageInput, { ok: true }>;
  readonly registry: Registry;
  readonly overrideParams: readonly OverrideParam[];
  readonly services: PageServices;
  readonly notices: NoticeStore;
  readonly inAudience: InAudience;
  /** The runtime that loads containers; the bundled one when left out. */
  readonly federation?: Federation;
}

/** Reading the property alone may throw where storage is forbidden. */
function storageOf(window: Window, name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}

/** What the registry, this browser and this tab say together. */
function createKnowledge({ window, input, overrideParams, registry, services }: RemotesDeps) {
  const { page } = input;
  const { now } = services.clock;
  const memory = createMemory(storageOf(window, 'localStorage'), now);
  const storage = storageOf(window, 'sessionStorage');
  const overrides = createOverrides({ overrideParams, storage, now, allowed: page.overrides, registry });
  const { manifests, chosen } = page;
  return { memory, overrides, catalogue: createCatalogue({ registry, manifests, chosen, overrides, memory }) };
}

/** The shell's hold on its remotes: what is known of them, where they are open, and how they change while the page is. */
export function createRemotes(deps: RemotesDeps): Remotes & { close(): void } {
  const { window, input, services, notices, inAudience, federation } = deps;
  const { health } = services;
  const { addresses, pollSeconds } = input.page;
  const { memory, overrides, catalogue } = createKnowledge(deps);
  const outlets = new Set<OutletControl>();
  const incidents = createIncidents({ window, health, outlets });
  const { loader, extensions } = createMachinery({
    window,
    remotesAddress: addresses.remotes,
    catalogue,
    services,
    inAudience,
    federation,
    onChecked: incidents.learn,
  });
  const { updates, open, follow, drop } = createOpenOutlets({ catalogue, overrides, memory, loader, health, notices, outlets });
  const settling = createSettling({
    window,
    catalogue,
    loader,
    inAudience,
    isOpen: (name) => [...outlets].some(({ remote }) => remote === name),
    pollSeconds,
    getRegistry: (headers) => services.fetchAsUser(addresses.registry, { headers }),
    // An override stays what it is, whatever the registry says.
    onAnswer: (answer) => follow(catalogue.follow(answer).filter((name) => !overrides.of(name))),
    onLooked: updates.retry,
  });

  window.addEventListener('pagehide', memory.leave);
  overrides.refused.forEach((text, at) =>
    notices.show({ id: `override-refused-${at}`, status: 'is-warning', text, isPersistent: true, placement: 'page' }, 'shell'),
  );
  for (const override of overrides.live.current) {
    // Menus and routes follow the chosen version as well; until it is here they follow the live one.
    loader.check(override.remote, attemptOf(override)).then(
      ({ manifest }) => catalogue.learn(override.remote, override.target, manifest.declaration),
      () => undefined,
    );
  }

  return {
    known: catalogue.known,
    overrides: overrides.live,
    updates: updates.pending,
    extensions,
    open,
    warm: settling.warm,
    settle: settling.settle,
    dropOverride: (name) => drop([name]),
    dropAllOverrides: () => drop(overrides.live.current.map(({ remote }) => remote)),
    close() {
      outlets.forEach((outlet) => outlet.close());
      settling.close();
      incidents.close();
      window.removeEventListener('pagehide', memory.leave);
    },
  };
}
