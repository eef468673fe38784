import type { WritableLive } from '../../page/live';
import type { Outlet, OutletState } from '../../page/services/remotes';
import type { Attempt } from '../loading/fallback-chain';
import type { RemoteError } from '../loading/remote-error';
import type { Plan } from '../registry/plan';
import type { MountSlot, MountSlotDeps } from './mount-slot';

export interface OutletDeps extends Omit<MountSlotDeps, 'onMounted'> {
  readonly getPlan: () => Plan;
  /** Adds the last good version to the plan if the page did not receive it yet. */
  readonly requestLastGood: () => Promise<void>;
  readonly prepare: (attempt: Attempt, correlation: string) => Promise<void>;
  readonly createCorrelation: () => string;
  /** Called when an override fails, before the registry's versions are tried. */
  readonly onOverrideFailed: (attempt: Attempt, error: RemoteError) => void;
  /** Called when the wanted version is skipped because it is in a crash loop. */
  readonly onSkipped: (version: string) => void;
  readonly onClose: () => void;
  /** Milliseconds after which loading counts as slow. */
  readonly slowAfter: number;
}

/** An outlet, with what only the code of remotes/ uses. */
export interface OutletControl extends Outlet {
  readonly shown: { readonly version: string; readonly attempt: Attempt } | undefined;
  /**
   * Replaces a broken version by the next one of the fallback chain that can be mounted, unless edits would be lost.
   * Resolves with whether the broken version was mounted.
   */
  abandon(version: string): Promise<boolean>;
  /** Restarts with the current plan of the registry. */
  restart(): void;
}

/** The context of the jobs of an outlet. */
export interface OutletContext {
  readonly deps: OutletDeps;
  readonly slot: MountSlot;
  readonly state: WritableLive<OutletState>;
  /** Retries after a failure, when the user asks for it. */
  readonly retry: () => void;
}
