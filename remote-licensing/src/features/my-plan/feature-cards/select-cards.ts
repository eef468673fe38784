import type { ModuleSlug, PlanClass, RewindStatus } from '@site-admin/contracts';
import { showsBackups } from '@site-admin/kit/rules';

/** A feature card of My Plan. */
export type CardId =
  | 'backups'
  | 'search'
  | 'security'
  | 'performance'
  | 'antiSpam'
  | 'videopress'
  | 'themes'
  | 'sharing'
  | 'activity'
  | 'ads'
  | 'analytics'
  | 'social'
  | 'support';

export type CardModule = 'videopress' | 'wordads' | 'google-analytics' | 'publicize';

/** The modules that cards activate. */
export const cardModules: { readonly [Id in CardId]?: CardModule } = {
  videopress: 'videopress',
  ads: 'wordads',
  analytics: 'google-analytics',
  social: 'publicize',
};

export interface CardParts {
  readonly plan: PlanClass | '';
  /** `siteData.showBackups`. */
  readonly areBackupsEnabled: boolean;
  /** Undefined while loading, and where it could not be loaded. */
  readonly rewind: Pick<RewindStatus, 'state'> | undefined;
  readonly hasInstantSearch: boolean;
  /** Whether an override by code on the site keeps a module inactive. */
  readonly isDisabled: (module: CardModule) => boolean;
}

/** Bundles: their cards are the paid features. */
const bundles: readonly string[] = [
  'personal',
  'premium',
  'business',
  'security-t1',
  'security-t2',
  'complete',
  'daily-security',
  'realtime-security',
];
const withBackups: readonly string[] = [
  'personal',
  'premium',
  'business',
  'backup-t1',
  'backup-t2',
  'daily-backup',
  'realtime-backup',
];

/** Returns whether a card about backups depends on the rewind state of this plan. */
export const mayHaveBackups = (plan: CardParts['plan']): boolean => withBackups.includes(plan);

function getIds(plan: CardParts['plan']): readonly CardId[] {
  if (!bundles.includes(plan)) {
    return ['backups', 'search', 'security', 'performance', 'themes', 'sharing', 'activity', 'support'];
  }
  const basic = ['backups', 'search', 'performance', 'antiSpam'] as const;
  if (plan === 'personal') return [...basic, 'activity'];
  return [...basic, 'videopress', 'activity', 'ads', 'analytics', 'social'];
}

/** Returns the modules that a plan includes, among those with a card. */
export const getIncludedModules = (plan: CardParts['plan'], hasInstantSearch: boolean): readonly ModuleSlug[] => [
  ...getIds(plan).flatMap((id) => cardModules[id] ?? []),
  ...(hasInstantSearch ? (['search'] as const) : []),
];

/** Returns the cards of a plan, in order (spec 002 §5, §6; reference: behaviour, E3). */
export function selectCards({ plan, areBackupsEnabled, rewind, hasInstantSearch, isDisabled }: CardParts): readonly CardId[] {
  return getIds(plan).filter((id) => {
    if (id === 'backups') return mayHaveBackups(plan) && rewind !== undefined && showsBackups(areBackupsEnabled, rewind);
    if (id === 'search') return hasInstantSearch;
    const module = cardModules[id];
    return module === undefined || !isDisabled(module);
  });
}
