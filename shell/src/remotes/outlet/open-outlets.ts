import { __, sprintf } from '@site-admin/runtime/i18n';
import { newCorrelation } from '../../health/reporter';
import type { Catalogue } from '../registry/catalog';
import { whenEarned } from '../loading/stability';
import type { Loader } from '../loading/loader';
import { limits } from '../machinery';
import type { Memory } from '../loading/crash-memory';
import type { Overrides } from '../overrides/overrides';
import type { RemoteProblem } from '../loading/remote-error';
import { createOutlet, type OutletControl } from './remote-outlet';
import { createUpdates, off, type Updates } from '../registry/updates';
import type { NoticeStore } from '../../page/services/notices';
import type { HealthReporter } from '../../page/services/health';

/** The outlets that are open. */
export interface OpenOutletsDeps {
  readonly catalogue: Catalogue;
  readonly overrides: Overrides;
  readonly memory: Memory;
  readonly loader: Loader;
  readonly health: HealthReporter;
  readonly notices: NoticeStore;
  /** Filled here, read by others. */
  readonly outlets: Set<OutletControl>;
}

export interface OpenOutlets {
  readonly updates: Updates;
  open(remote: string, host: HTMLElement): OutletControl;
  /** Shows in the open outlets of these remotes what is wanted now. */
  follow(names: readonly string[]): void;
  /** Takes overrides away, and goes back to what the registry says. */
  drop(names: readonly string[]): void;
}

/** The outlets of the page, and how they follow what is wanted. */
export function createOpenOutlets(deps: OpenOutletsDeps): OpenOutlets {
  const { catalogue, overrides, memory, loader, health, notices, outlets } = deps;
  const updates = createUpdates();

  function followOne(outlet: OutletControl): void {
    const plan = catalogue.plan(outlet.remote);
    const [first] = 'attempts' in plan ? plan.attempts : [];
    if (outlet.shown) void updates.bring(outlet, first?.version ?? off);
    else outlet.restart();
  }

  const follow = (names: readonly string[]) => [...outlets].filter(({ remote }) => names.includes(remote)).forEach(followOne);

  function onOverrideFailed(remote: string, target: string, { message }: RemoteProblem): void {
    overrides.drop(remote);
    catalogue.refresh();
    /* translators: 1: a version, 2: the name of a part of the page, 3: what went wrong, in a sentence. */
    const text = sprintf(
      __('Version %1$s of "%2$s" could not be loaded, so the live version is shown. %3$s', 'jetpack'),
      target,
      remote,
      message,
    );
    notices.show({ id: `override-${remote}`, status: 'is-warning', text, isPersistent: true, placement: 'page' }, 'shell');
  }

  function open(remote: string, host: HTMLElement): OutletControl {
    const outlet = createOutlet({
      remote,
      host,
      memory,
      newCorrelation,
      slowAfter: limits.slow,
      plan: () => catalogue.plan(remote),
      prepare: (attempt, correlation) => loader.prepare(remote, attempt, correlation),
      show: (attempt, place) => loader.show(remote, attempt, place),
      whenEarned: (version, callback) => whenEarned(health, { name: remote, version }, limits.earned, callback),
      onOverrideFailed: ({ version }, problem) => onOverrideFailed(remote, version, problem),
      onClose: () => {
        outlets.delete(outlet);
        updates.forget(outlet);
      },
    });
    outlets.add(outlet);
    return outlet;
  }

  return {
    updates,
    open,
    follow,
    drop(names) {
      names.forEach((name) => overrides.drop(name));
      catalogue.refresh();
      follow(names);
    },
  };
}
