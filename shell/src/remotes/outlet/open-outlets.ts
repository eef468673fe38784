import { createCorrelation } from '../../health/reporter';
import type { HealthReporter } from '../../page/services/health';
import type { NoticeStore } from '../../page/services/notices';
import type { CrashMemory } from '../loading/crash-memory';
import type { Loader } from '../loading/loader';
import { whenStable } from '../loading/stability';
import { timeLimits } from '../loading/time-limits';
import { loadOverrideNotices } from '../overrides/load-override-notices';
import type { Overrides } from '../overrides/overrides';
import type { Catalog } from '../registry/catalog';
import type { OutletControl, OutletDeps } from './outlet-types';
import { createPendingUpdates, disabledVersion, type PendingUpdates } from './pending-updates';
import { createOutlet } from './remote-outlet';

export interface OpenOutletsDeps {
  readonly catalog: Catalog;
  readonly overrides: Overrides;
  readonly crashMemory: CrashMemory;
  readonly loader: Loader;
  readonly health: HealthReporter;
  readonly notices: NoticeStore;
  /** Fetches the last good version of a remote if the page's registry does not contain it. Does not reject. */
  readonly requestLastGood: (remote: string) => Promise<void>;
  /** The open outlets; modified here only. */
  readonly outlets: Set<OutletControl>;
}

/** The outlets of the page. */
export interface OpenOutlets {
  readonly updates: PendingUpdates;
  open(remote: string, host: HTMLElement): OutletControl;
  /** Swaps the open outlets of these remotes to their wanted versions, and replaces withdrawn versions even if edits are lost. */
  update(names: readonly string[]): void;
  /** Applies an override. */
  acceptOverride(name: string): void;
  /** Removes overrides, and swaps to the registry's versions. */
  dropOverrides(names: readonly string[]): void;
}

/** Creates what an outlet needs of the page, for one remote. */
function createOutletDeps(deps: OpenOutletsDeps, remote: string, host: HTMLElement): Omit<OutletDeps, 'onClose'> {
  const { catalog, overrides, crashMemory, loader, health, notices, requestLastGood } = deps;
  return {
    remote,
    host,
    crashMemory,
    createCorrelation,
    slowAfter: timeLimits.slow,
    getPlan: () => catalog.getPlan(remote),
    requestLastGood: () => requestLastGood(remote),
    prepare: (attempt, correlation) => loader.prepare(remote, attempt, correlation),
    mount: (attempt, target) => loader.mount(remote, attempt, target),
    whenStable: (version, callback) => whenStable(health, { name: remote, version }, timeLimits.stable, callback),
    onSkipped(version) {
      const reason = 'not started: it crashed the page';
      health.report({ remote, version, phase: 'run', outcome: 'failed', source: 'active', ms: 0, reason });
    },
    onOverrideFailed({ version }, error) {
      overrides.drop(remote);
      catalog.refresh();
      void loadOverrideNotices().then(({ showFailure }) => showFailure(notices, remote, version, error.message));
    },
  };
}

export function createOpenOutlets(deps: OpenOutletsDeps): OpenOutlets {
  const { catalog, overrides, outlets } = deps;
  const updates = createPendingUpdates();

  function isWithdrawn({ remote, shown }: OutletControl): boolean {
    const entry = catalog.getRegistry().remotes[remote];
    return shown !== undefined && shown.attempt.address === undefined && entry?.versions[shown.version]?.withdrawn !== undefined;
  }

  function updateOne(outlet: OutletControl): void {
    if (outlet.shown && !isWithdrawn(outlet))
      return void updates.apply(outlet, catalog.getAttempt(outlet.remote)?.version ?? disabledVersion);
    updates.forget(outlet);
    outlet.restart();
  }

  const update = (names: readonly string[]) =>
    [...outlets].filter((outlet) => names.includes(outlet.remote) || isWithdrawn(outlet)).forEach(updateOne);

  return {
    updates,
    open(remote, host) {
      const outlet = createOutlet({
        ...createOutletDeps(deps, remote, host),
        onClose() {
          outlets.delete(outlet);
          updates.forget(outlet);
        },
      });
      outlets.add(outlet);
      return outlet;
    },
    update,
    acceptOverride(name) {
      overrides.accept(name);
      catalog.refresh();
      update([name]);
    },
    dropOverrides(names) {
      names.forEach((name) => overrides.drop(name));
      catalog.refresh();
      update(names);
    },
  };
}
