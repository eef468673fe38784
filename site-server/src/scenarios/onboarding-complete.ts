import { connected } from './connected';
import type { Scenario } from './scenario';

/** The first minutes after buying Complete: the assistant's onboarding for the purchase. */
export const onboardingComplete: Scenario = {
  ...connected,
  name: 'onboarding-complete',
  about: 'the connected site just after its owner bought Complete',
  purchases: [{ productSlug: 'jetpack_complete', daysAgo: 0 }],
  values: { ...connected.values, conditional_recommendations: [] },
};
