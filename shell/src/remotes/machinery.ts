import type { Catalogue } from './registry/catalog';
import { createExtensions } from './extensions/extensions';
import { createFederation, type Federation } from './loading/federation';
import { createLoader, type Loader } from './loading/loader';
import type { CheckedManifest, ManifestSource } from './registry/manifest';
import { createModules } from './loading/modules';
import { servicesFor } from './services/remote-services';
import { createStyles } from './loading/styles';
import type { InAudience, PageExtensions } from '../page/services/remotes';
import type { PageServices } from '../page/services/page-services';

/** Milliseconds. */
export const limits = { load: 10_000, ready: 10_000, slow: 3_000, earned: 10_000 } as const;

export interface MachineryDeps {
  readonly window: Window & { readonly fetch: typeof fetch };
  /** Address of the folder manifests are relative to. */
  readonly remotesAddress: string;
  readonly catalogue: Catalogue;
  readonly services: PageServices;
  readonly inAudience: InAudience;
  /** Hears of each manifest that passed. */
  readonly onChecked: (name: string, checked: CheckedManifest) => void;
  readonly federation?: Federation | undefined;
}

/** Puts together what takes a version from the registry to the screen. */
export function createMachinery(deps: MachineryDeps): { loader: Loader; extensions: PageExtensions } {
  const { window, catalogue, services } = deps;
  const { health } = services;
  const manifestSource: ManifestSource = {
    base: new URL(deps.remotesAddress, window.document.baseURI).href,
    inline: catalogue.manifests,
    fetch: (...request) => window.fetch(...request),
    subtle: window.crypto?.subtle,
  };
  const styles = createStyles(window.document, limits.load);
  const modules = createModules(deps.federation ?? createFederation(window.document, limits.load), limits.load);
  const loader = createLoader({
    registry: catalogue.registry,
    contract: catalogue.registry().contract,
    manifestSource,
    modules,
    styles,
    health,
    now: services.clock.now,
    readyTimeout: limits.ready,
    onChecked: deps.onChecked,
    servicesFor: ({ declaration }, source) => servicesFor(services, { ...declaration, source }, extensions),
  });
  const extensions = createExtensions({
    known: catalogue.known,
    attemptFor: catalogue.attemptFor,
    loader,
    modules,
    styles,
    services,
    health,
    inAudience: deps.inAudience,
  });
  return { loader, extensions };
}
