import type { Assistant } from '../../assistant/select-assistant';
import { getOnboarding } from '../../onboarding/onboardings';
import { selectListedPlans } from '../../onboarding/select-onboarding';
import { featureSlugs, type FeatureSlug } from '../../steps/features';
import { isApplicable } from '../../steps/next-step';
import { listedResources, type ResourceSlug } from '../../steps/resource.texts';

export interface Summary {
  readonly enabled: readonly FeatureSlug[];
  readonly skipped: readonly FeatureSlug[];
  readonly resources: readonly ResourceSlug[];
}

const conditionalFeatures: readonly FeatureSlug[] = ['boost', 'publicize', 'protect', 'videopress'];

/**
 * Returns the lists of the summary (reference: behaviour, D6). Features neither enabled nor skipped are in none of them, and VideoPress
 * is not among the enabled ones if it is part of a listed plan.
 */
export function selectSummary({ data, facts, enabling }: Pick<Assistant, 'data' | 'facts' | 'enabling'>): Summary {
  const isEnabled = (slug: FeatureSlug) => facts.active.has(slug) || enabling[slug] === 'enabling';
  const isEligible = (slug: FeatureSlug) => {
    if (slug === 'woocommerce') return facts.isStore;
    if (slug === 'monitor') return facts.isUserConnected;
    return !conditionalFeatures.includes(slug) || facts.conditional.has(slug) || isEnabled(slug);
  };
  const isOfPlan = (slug: FeatureSlug) =>
    slug === 'videopress' &&
    selectListedPlans(data).some((name) => getOnboarding(name).included.includes('videopress-activated'));
  const isSkipped = (slug: FeatureSlug) => data.skippedRecommendations?.includes(slug) === true;
  const eligible = featureSlugs.filter(isEligible);
  return {
    enabled: eligible.filter((slug) => isEnabled(slug) && !isOfPlan(slug)),
    skipped: eligible.filter((slug) => !isEnabled(slug) && isSkipped(slug)),
    resources: listedResources.filter((slug) => isApplicable(slug, facts)),
  };
}
