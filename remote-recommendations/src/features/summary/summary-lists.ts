import type { AssistantView } from '../../assistant/assistant.view';
import { featureSlugs, type FeatureSlug } from '../../steps/feature-map';
import { isApplicable } from '../../steps/next-step';
import { resourceSlugs, type ResourceSlug } from '../../steps/resource-texts';

export interface SummaryLists {
  readonly enabled: readonly FeatureSlug[];
  readonly skipped: readonly FeatureSlug[];
  readonly resources: readonly ResourceSlug[];
}

const onlyWhenConditional: readonly FeatureSlug[] = ['boost', 'publicize', 'protect', 'videopress'];

/** The lists of the summary (reference: behaviour, D6). What was neither switched on nor skipped stands in none. */
export function summaryLists({ data, facts, switching }: Pick<AssistantView, 'data' | 'facts' | 'switching'>): SummaryLists {
  const isOn = (slug: FeatureSlug) => facts.active.has(slug) || switching[slug] === 'enabling';
  const isEligible = (slug: FeatureSlug) => {
    if (slug === 'woocommerce') return facts.isStore;
    if (slug === 'monitor') return facts.isUserConnected;
    return !onlyWhenConditional.includes(slug) || facts.conditional.has(slug) || isOn(slug);
  };
  const wasSkipped = (slug: FeatureSlug) => data.skippedRecommendations?.includes(slug) === true;
  const eligible = featureSlugs.filter(isEligible);
  return {
    enabled: eligible.filter(isOn),
    skipped: eligible.filter((slug) => !isOn(slug) && wasSkipped(slug)),
    resources: resourceSlugs.filter((slug) => isApplicable(slug, facts)),
  };
}
