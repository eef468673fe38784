import type { WritableLive } from '../../page/live';
import type { Outlet, OutletState } from '../../page/services/remotes';
import type { Attempt } from '../loading/fallback-chain';
import type { RemoteError } from '../loading/remote-error';
import type { Plan } from '../registry/plan';
import type { MountSlot, MountSlotDeps } from './mount-slot';

export interface OutletDeps extends Omit<MountSlotDeps, 'onMounted'> {
  readonly getPlan: () => Plan;
  readonly prepare: (attempt: Attempt, correlation: string) => Promise<void>;
  readonly newCorrelation: () => string;
  /** Called when an override fails; the registry's versions are tried next. */
  readonly onOverrideFailed: (attempt: Attempt, error: RemoteError) => void;
  /** Called when the wanted version is not tried because it is in a crash loop. */
  readonly onSkipped: (version: string) => void;
  readonly onClose: () => void;
  /** Milliseconds after which loading counts as slow. */
  readonly slowAfter: number;
}

/** An outlet as the code of remotes/ controls it. */
export interface OutletControl extends Outlet {
  readonly shown: { readonly version: string; readonly attempt: Attempt } | undefined;
  /**
   * Replaces a version that is broken by the next one of the fallback chain that can be mounted, unless edits would be lost.
   * Resolves with whether it was mounted.
   */
  abandon(version: string): Promise<boolean>;
  /** Starts again from the registry's current plan. */
  restart(): void;
}

/** What the jobs of one outlet work with. */
export interface OutletContext {
  readonly deps: OutletDeps;
  readonly slot: MountSlot;
  readonly state: WritableLive<OutletState>;
  /** Called by the user, once everything has failed. */
  readonly retry: () => void;
}
