import type { RecommendationsData } from '@site-admin/contracts';
import type { SiteTypes } from '../steps/site-types';

/** A change of the recommendations data by the user. */
export type DataChange =
  | { readonly kind: 'viewed'; readonly slug: string }
  | { readonly kind: 'selected'; readonly slug: string }
  | { readonly kind: 'skipped'; readonly slug: string }
  | { readonly kind: 'siteTypes'; readonly types: SiteTypes };

type Slugs = readonly string[] | null | undefined;
const add = (slugs: Slugs, slug: string) => [...new Set([...(slugs ?? []), slug])];
const remove = (slugs: Slugs, slug: string) => (slugs ?? []).filter((other) => other !== slug);

function applyChange(data: RecommendationsData, change: DataChange): RecommendationsData {
  switch (change.kind) {
    case 'viewed':
      return { ...data, viewedRecommendations: add(data.viewedRecommendations, change.slug) };
    case 'selected':
      return {
        ...data,
        selectedRecommendations: add(data.selectedRecommendations, change.slug),
        skippedRecommendations: remove(data.skippedRecommendations, change.slug),
      };
    case 'skipped':
      return {
        ...data,
        selectedRecommendations: remove(data.selectedRecommendations, change.slug),
        skippedRecommendations: add(data.skippedRecommendations, change.slug),
      };
    case 'siteTypes':
      return {
        ...data,
        'site-type-agency': change.types.agency,
        'site-type-store': change.types.store,
        'site-type-personal': change.types.personal,
      };
  }
}

/**
 * Returns the data with the changes applied in order (spec 002 §4). Unknown members are kept, as the data is saved as a whole.
 * Applying a change twice has no further effect.
 */
export const applyChanges = (data: RecommendationsData, changes: readonly DataChange[]): RecommendationsData =>
  changes.reduce(applyChange, data);
