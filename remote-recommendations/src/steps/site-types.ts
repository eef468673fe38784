import type { RecommendationsData } from '@site-admin/contracts';

export interface SiteTypes {
  readonly agency: boolean;
  readonly store: boolean;
  readonly personal: boolean;
}

/** The kinds of site the person ticked; answers older versions saved count for what they became (spec 002 §3). */
export function siteTypesOf(data: RecommendationsData): SiteTypes {
  return {
    agency: (data['site-type-agency'] ?? data['site-type-business']) === true,
    store: data['site-type-store'] === true,
    personal: (data['site-type-personal'] ?? data['site-type-other']) === true,
  };
}
