import type { Viewer } from '../../viewer';

/** How a module's card looks: one of these. */
export type ModuleLook = 'offline' | 'no-owner' | 'is-inactive' | 'is-working';

export interface ModuleNeeds {
  readonly slug: string;
  /** It works for a linked account only. */
  readonly needsOwner: boolean;
}

/** The look of a module's card for this viewer. Offline comes first: nothing of the rest can be done then. */
export function lookOf({ isOffline, hasOwner, settings }: Viewer, { slug, needsOwner }: ModuleNeeds): ModuleLook {
  if (isOffline) return 'offline';
  if (needsOwner && !hasOwner) return 'no-owner';
  return settings[slug] === true ? 'is-working' : 'is-inactive';
}
