import { getSite, getSiteFeatures, siteHas, type ResourceState, type SiteFeatures } from '@site-admin/contracts';
import { useResource } from '@site-admin/kit';

/** `unknown`: the site's features could not be loaded. */
export type SupportLevel = 'loading' | 'paid' | 'free' | 'unknown';

function toSupportLevel(status: ResourceState<unknown>['status'], features: SiteFeatures | undefined): SupportLevel {
  if (features) return siteHas(features, 'support') ? 'paid' : 'free';
  return status === 'loading' ? 'loading' : 'unknown';
}

/** For users with permission to manage modules: others may not read the site's features. */
export function useSupportFromFeatures(): SupportLevel {
  const { status, data } = useResource(getSiteFeatures);
  return toSupportLevel(status, data);
}

/** For other users: the plan in the site's record lists its features too. */
export function useSupportFromPlan(): SupportLevel {
  const { status, data } = useResource(getSite);
  return toSupportLevel(status, data?.plan?.features);
}
