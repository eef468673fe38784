import type { UnavailableReason } from '@site-admin/kit';

/** The look of a module's card (spec 000 §4). */
export type ModuleView = 'offline' | 'no-owner' | 'is-inactive' | 'is-working';

export interface ModuleViewParts {
  readonly isOffline: boolean;
  /** As shown: pending over stored. */
  readonly isOn: boolean;
  readonly isPending: boolean;
  readonly reason: UnavailableReason | undefined;
}

/** Selects the look. While a change is pending it stays as stored: the site has no data of a module that is not active yet. */
export function selectModuleView({ isOffline, isOn, isPending, reason }: ModuleViewParts): ModuleView {
  if (isOffline) return 'offline';
  if (reason === 'no-connected-owner') return 'no-owner';
  return isOn !== isPending ? 'is-working' : 'is-inactive';
}
