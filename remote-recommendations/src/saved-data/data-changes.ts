import type { RecommendationsData } from '@site-admin/contracts';
import type { SiteTypes } from '../steps/site-types';

/** A change of the recommendations data. */
export type DataChange =
  | { readonly kind: 'viewed'; readonly slug: string }
  | { readonly kind: 'selected'; readonly slug: string }
  | { readonly kind: 'skipped'; readonly slug: string }
  | { readonly kind: 'siteTypes'; readonly types: SiteTypes }
  | {
      readonly kind: 'onboardingStarted';
      readonly active: string;
      readonly viewed: readonly string[];
      readonly totalSteps: readonly string[];
    }
  | { readonly kind: 'onboardingViewed'; readonly viewed: readonly string[] }
  | { readonly kind: 'onboardingEnded' };

type Slugs = readonly string[] | null | undefined;
const add = (slugs: Slugs, slug: string) => [...new Set([...(slugs ?? []), slug])];
const remove = (slugs: Slugs, slug: string) => (slugs ?? []).filter((other) => other !== slug);

/** Returns the members of the data that a change replaces. */
function getReplaced(data: RecommendationsData, change: DataChange): RecommendationsData {
  switch (change.kind) {
    case 'viewed':
      return { viewedRecommendations: add(data.viewedRecommendations, change.slug) };
    case 'selected':
      return {
        selectedRecommendations: add(data.selectedRecommendations, change.slug),
        skippedRecommendations: remove(data.skippedRecommendations, change.slug),
      };
    case 'skipped':
      return {
        selectedRecommendations: remove(data.selectedRecommendations, change.slug),
        skippedRecommendations: add(data.skippedRecommendations, change.slug),
      };
    case 'siteTypes': {
      const { agency, store, personal } = change.types;
      return { 'site-type-agency': agency, 'site-type-store': store, 'site-type-personal': personal };
    }
    case 'onboardingStarted':
      return {
        onboardingActive: change.active,
        onboardingHasStarted: true,
        onboardingViewed: [...change.viewed],
        onboardingTotalSteps: [...change.totalSteps],
      };
    case 'onboardingViewed':
      return { onboardingViewed: [...change.viewed] };
    case 'onboardingEnded':
      return { onboardingActive: null };
  }
}

/**
 * Returns the data with the changes applied in order (spec 002 §4). Unknown members are kept, as the data is saved as a whole.
 * Applying a change twice has no further effect.
 */
export const applyChanges = (data: RecommendationsData, changes: readonly DataChange[]): RecommendationsData =>
  changes.reduce((changed, change) => ({ ...changed, ...getReplaced(changed, change) }), data);
