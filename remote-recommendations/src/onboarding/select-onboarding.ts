import type { Purchase, RecommendationsData } from '@site-admin/contracts';
import type { DataChange } from '../saved-data/data-changes';
import { isApplicable } from '../steps/next-step';
import type { StepFacts } from '../steps/step-facts';
import { isStepSlug, type StepSlug } from '../steps/step-slugs';
import { getOnboarding, isOnboardingName, onboardingNames, type OnboardingName } from './onboardings';

/** Purchases up to this time start no onboarding; Unix ms (spec 002 §9; reference: behaviour, D3). */
export const onboardingCutoff = 1664323200000;

export type OnboardingPurchase = Pick<Purchase, 'active' | 'product_slug' | 'subscribed_date'>;

const isRecent = ({ active, subscribed_date }: OnboardingPurchase): boolean =>
  active && Date.parse(subscribed_date ?? '') > onboardingCutoff;

/** Returns the onboardings that the purchases entitle to, highest priority first. */
export function selectEligible(purchases: readonly OnboardingPurchase[]): OnboardingName[] {
  const recent = purchases.filter(isRecent);
  return onboardingNames.filter((name) => recent.some(({ product_slug }) => getOnboarding(name).isPurchase(product_slug)));
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));

const selectSteps = (name: OnboardingName, facts: StepFacts): StepSlug[] =>
  getOnboarding(name).steps.filter((slug) => isApplicable(slug, facts));

/**
 * Returns the change of the saved data with which an onboarding starts, if one does; else, if viewed onboardings have lost their
 * purchase, the change that removes them (spec 002 §4; reference: behaviour, D2 and D3).
 *
 * @param purchases Undefined while unknown, which changes nothing.
 */
export function selectOnboardingChange(
  data: RecommendationsData,
  purchases: readonly OnboardingPurchase[] | undefined,
  facts: StepFacts,
): DataChange | undefined {
  if (!purchases) return undefined;
  const eligible = selectEligible(purchases);
  const stored = data.onboardingViewed ?? [];
  const [first] = eligible.filter((name) => !stored.includes(name));
  // All of them count as viewed: only the one of the highest priority is shown.
  if (first) return { kind: 'onboardingStarted', active: first, viewed: eligible, totalSteps: selectSteps(first, facts) };
  const viewed = eligible.filter((name) => stored.includes(name));
  const { onboardingActive: active } = data;
  if (isOnboardingName(active) && data.onboardingHasStarted !== true) {
    return { kind: 'onboardingStarted', active, viewed, totalSteps: selectTotalSteps(data) ?? selectSteps(active, facts) };
  }
  return isSameList(viewed, stored) ? undefined : { kind: 'onboardingViewed', viewed };
}

/** Returns the name of the onboarding in progress; undefined without one, or for one that this version does not know. */
export const selectActiveOnboarding = ({ onboardingActive }: RecommendationsData): OnboardingName | undefined =>
  isOnboardingName(onboardingActive) ? onboardingActive : undefined;

/** Returns the steps that are counted as "Step X of N", as saved when the onboarding started. */
export function selectTotalSteps({ onboardingTotalSteps }: RecommendationsData): StepSlug[] | undefined {
  const steps = onboardingTotalSteps?.filter(isStepSlug) ?? [];
  return steps.length > 0 ? steps : undefined;
}

/** Returns the onboardings whose plans the summary lists, highest priority first: not those that another one includes. */
export function selectListedPlans({ onboardingViewed }: RecommendationsData): OnboardingName[] {
  const viewed = onboardingNames.filter((name) => onboardingViewed?.includes(name));
  const isIncluded = (name: OnboardingName) =>
    viewed.some((other) => {
      const { included } = getOnboarding(other);
      const parts = getOnboarding(name).included;
      return other !== name && included.length > parts.length && parts.every((part) => included.includes(part));
    });
  return viewed.filter((name) => !isIncluded(name));
}
