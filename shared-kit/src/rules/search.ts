import { siteHas, type SettingsChange, type SiteFeatures } from '@site-admin/contracts';

/** Content of a card about site search (spec 000 §2, search card). */
export type SearchContent =
  | { readonly kind: 'offline' | 'loading' }
  /** The plan includes neither classic nor instant search. */
  | { readonly kind: 'offer'; readonly action: 'start-for-free' | 'upgrade' | 'connect' }
  /** Search can be activated. */
  | { readonly kind: 'inactive' }
  /** Instant search is active: a link to its configuration. */
  | { readonly kind: 'instant' }
  /** Classic search is active: a link to add its widget. */
  | { readonly kind: 'classic' };

export interface SearchParts {
  readonly isOffline: boolean;
  /** The site's plan or purchases are loading. */
  readonly isLoading: boolean;
  readonly features: SiteFeatures | undefined;
  readonly hasConnectedOwner: boolean;
  /** The page was opened with a non-empty query parameter `new_pricing_202208`. */
  readonly hasFreeTier: boolean;
  /** The settings `search` and `instant_search_enabled`. */
  readonly isSearchOn: boolean;
  readonly isInstantOn: boolean;
}

/** Selects the content of a card about site search. */
export function selectSearchContent(parts: SearchParts): SearchContent {
  const { isOffline, isLoading, features, hasConnectedOwner, hasFreeTier, isSearchOn, isInstantOn } = parts;
  if (isOffline) return { kind: 'offline' };
  if (isLoading) return { kind: 'loading' };
  if (!siteHas(features, 'search') && !siteHas(features, 'instant-search')) {
    if (!hasConnectedOwner) return { kind: 'offer', action: 'connect' };
    return { kind: 'offer', action: hasFreeTier ? 'start-for-free' : 'upgrade' };
  }
  if (!isSearchOn) return { kind: 'inactive' };
  return { kind: isInstantOn ? 'instant' : 'classic' };
}

/** Returns the change of "Activate" on the dashboard: search, and instant search if the plan includes it (spec 000 §2). */
export function activateSearch(features: SiteFeatures | undefined): SettingsChange {
  return { search: true, ...(siteHas(features, 'instant-search') && { instant_search_enabled: true }) };
}

/** Returns the change of the search toggle: switching search off switches instant search off (spec 002 §4). */
export const toggleSearch = (isOn: boolean): SettingsChange =>
  isOn ? { search: true } : { search: false, instant_search_enabled: false };

/** Returns the change of the instant search toggle: switching it on switches search on (spec 002 §4). */
export const toggleInstantSearch = (isOn: boolean): SettingsChange =>
  isOn ? { search: true, instant_search_enabled: true } : { instant_search_enabled: false };

/**
 * Returns the change to save before enabling search is retried, or undefined if it is not retried, which requires instant
 * search (spec 002 §4).
 */
export function prepareSearchRetry(features: SiteFeatures | undefined): SettingsChange | undefined {
  return siteHas(features, 'instant-search') ? { has_jetpack_search_product: true } : undefined;
}
