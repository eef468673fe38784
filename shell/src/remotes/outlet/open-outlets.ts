import { __, sprintf } from '@site-admin/runtime/i18n';
import { createCorrelation } from '../../health/reporter';
import type { HealthReporter } from '../../page/services/health';
import type { NoticeStore } from '../../page/services/notices';
import type { CrashMemory } from '../loading/crash-memory';
import type { Loader } from '../loading/loader';
import type { RemoteError } from '../loading/remote-error';
import { whenStable } from '../loading/stability';
import { timeLimits } from '../loading/time-limits';
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
  /** The open outlets; modified here only. */
  readonly outlets: Set<OutletControl>;
}

/** The outlets of the page. */
export interface OpenOutlets {
  readonly updates: PendingUpdates;
  open(remote: string, host: HTMLElement): OutletControl;
  /** Swaps the open outlets of these remotes to their wanted versions. */
  update(names: readonly string[]): void;
  /** Removes overrides, and swaps to the registry's versions. */
  dropOverrides(names: readonly string[]): void;
}

/** Shows a notice with the reason why an override was dropped. */
function showOverrideFailure(notices: NoticeStore, remote: string, target: string, { message }: RemoteError): void {
  /* translators: 1: a version, 2: the name of a part of the page, 3: what went wrong, in a sentence. */
  const text = sprintf(
    __('Version %1$s of "%2$s" could not be loaded, so the live version is shown. %3$s', 'jetpack'),
    target,
    remote,
    message,
  );
  notices.show({ id: `override-${remote}`, status: 'is-warning', text, isPersistent: true, placement: 'page' }, 'shell');
}

/** Creates what an outlet needs of the page, for one remote. */
function createOutletDeps(deps: OpenOutletsDeps, remote: string, host: HTMLElement): Omit<OutletDeps, 'onClose'> {
  const { catalog, overrides, crashMemory, loader, health, notices } = deps;
  return {
    remote,
    host,
    crashMemory,
    createCorrelation,
    slowAfter: timeLimits.slow,
    getPlan: () => catalog.getPlan(remote),
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
      showOverrideFailure(notices, remote, version, error);
    },
  };
}

export function createOpenOutlets(deps: OpenOutletsDeps): OpenOutlets {
  const { catalog, overrides, outlets } = deps;
  const updates = createPendingUpdates();

  function updateOne(outlet: OutletControl): void {
    const plan = catalog.getPlan(outlet.remote);
    const [first] = 'attempts' in plan ? plan.attempts : [];
    if (outlet.shown) void updates.apply(outlet, first?.version ?? disabledVersion);
    else outlet.restart();
  }

  const update = (names: readonly string[]) => [...outlets].filter(({ remote }) => names.includes(remote)).forEach(updateOne);

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
    dropOverrides(names) {
      names.forEach((name) => overrides.drop(name));
      catalog.refresh();
      update(names);
    },
  };
}
