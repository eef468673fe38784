import { getSiteFeatures, type ResourceState, type SiteFeatures } from '@site-admin/contracts';
import { useResource, useShell } from '@site-admin/kit';

export type SiteFeaturesState = ResourceState<SiteFeatures> & {
  /** The features, as the site has stored them until they are loaded: for what is shown meanwhile. */
  readonly expected: SiteFeatures | undefined;
};

/** Returns the features of the plan, which are loaded from the provider. */
export function useSiteFeatures(): SiteFeaturesState {
  const { siteData } = useShell().site.initial;
  const features = useResource(getSiteFeatures);
  return { ...features, expected: features.data ?? siteData.plan.features };
}
