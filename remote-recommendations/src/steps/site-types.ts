import type { RecommendationsData } from '@site-admin/contracts';

export interface SiteTypes {
  readonly agency: boolean;
  readonly store: boolean;
  readonly personal: boolean;
}

/** Returns the saved site types. Legacy values are used where there is no current one (spec 002 §3). */
export function selectSiteTypes(data: RecommendationsData): SiteTypes {
  return {
    agency: (data['site-type-agency'] ?? data['site-type-business']) === true,
    store: data['site-type-store'] === true,
    personal: (data['site-type-personal'] ?? data['site-type-other']) === true,
  };
}
