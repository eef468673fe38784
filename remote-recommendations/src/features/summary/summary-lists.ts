import type { RecommendationsData } from '@site-admin/contracts';
import { featureOf, featureSlugs, type FeatureSite, type FeatureSlug } from '../../steps/feature-map';
import { isApplicable, type StepFacts } from '../../steps/next-step';
import { resourceSlugs, type ResourceSlug } from '../../steps/resource-texts';

export interface SummaryLists {
  readonly enabled: readonly FeatureSlug[];
  readonly skipped: readonly FeatureSlug[];
  readonly resources: readonly ResourceSlug[];
}

export interface SummaryInputs {
  readonly data: RecommendationsData;
  readonly facts: StepFacts;
  readonly site: FeatureSite;
  readonly enabling: readonly FeatureSlug[];
}

const onlyWhenConditional: readonly FeatureSlug[] = ['boost', 'publicize', 'protect', 'videopress'];

/** The lists of the summary (reference: behaviour, D6). What was neither switched on nor skipped stands in none. */
export function summaryLists({ data, facts, site, enabling }: SummaryInputs): SummaryLists {
  const isOn = (slug: FeatureSlug) => featureOf(slug).isActive(site) || enabling.includes(slug);
  const isEligible = (slug: FeatureSlug) => {
    if (slug === 'woocommerce') return facts.isStore;
    if (slug === 'monitor') return facts.isUserConnected;
    return !onlyWhenConditional.includes(slug) || facts.conditional.has(slug) || isOn(slug);
  };
  const eligible = featureSlugs.filter(isEligible);
  const wasSkipped = (slug: FeatureSlug) => (data.skippedRecommendations ?? []).includes(slug);
  return {
    enabled: eligible.filter(isOn),
    skipped: eligible.filter((slug) => !isOn(slug) && wasSkipped(slug)),
    resources: resourceSlugs.filter((slug) => isApplicable(slug, facts)),
  };
}
