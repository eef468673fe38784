import type { RecommendationsData } from '@site-admin/contracts';
import type { SiteTypes } from '../steps/site-types';

/** Something the person did that the site shall remember. */
export type Change =
  | { readonly kind: 'viewed'; readonly slug: string }
  | { readonly kind: 'selected'; readonly slug: string }
  | { readonly kind: 'skipped'; readonly slug: string }
  | { readonly kind: 'siteTypes'; readonly types: SiteTypes };

type Slugs = readonly string[] | null | undefined;
const added = (slugs: Slugs, slug: string) => [...new Set([...(slugs ?? []), slug])];
const removed = (slugs: Slugs, slug: string) => (slugs ?? []).filter((other) => other !== slug);

/** What the site remembers once it knows of the change (spec 002 §4). Members nobody here knows are kept. */
export function withChange(data: RecommendationsData, change: Change): RecommendationsData {
  switch (change.kind) {
    case 'viewed':
      return { ...data, viewedRecommendations: added(data.viewedRecommendations, change.slug) };
    case 'selected':
      return {
        ...data,
        selectedRecommendations: added(data.selectedRecommendations, change.slug),
        skippedRecommendations: removed(data.skippedRecommendations, change.slug),
      };
    case 'skipped':
      return {
        ...data,
        selectedRecommendations: removed(data.selectedRecommendations, change.slug),
        skippedRecommendations: added(data.skippedRecommendations, change.slug),
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

export const withChanges = (data: RecommendationsData, changes: readonly Change[]): RecommendationsData =>
  changes.reduce(withChange, data);
