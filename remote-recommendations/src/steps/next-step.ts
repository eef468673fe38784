import { isStepSlug, type SavedStep, type StepSlug } from './step-slugs';
import type { StepFacts } from './step-facts';
import { getStep } from './step-table';

export const isApplicable = (step: StepSlug, facts: StepFacts): boolean => getStep(step).applies(facts, step);

/** Returns the next step of the default order that applies. Terminates at the summary, which always does. */
export function nextStep(step: SavedStep, facts: StepFacts): StepSlug {
  const next = isStepSlug(step) ? getStep(step).next : 'summary';
  return isApplicable(next, facts) ? next : nextStep(next, facts);
}

/** Where the user is in the assistant. */
export interface Position {
  readonly facts: StepFacts;
  /** The steps of the onboarding in progress, without the summary. */
  readonly flow: readonly StepSlug[] | undefined;
  readonly viewed: readonly string[];
}

/** Returns the first step of an onboarding that applies and was not viewed yet; the summary if there is none. */
export const firstUnviewed = (flow: readonly StepSlug[], { facts, viewed }: Pick<Position, 'facts' | 'viewed'>): StepSlug =>
  flow.find((slug) => isApplicable(slug, facts) && !viewed.includes(slug)) ?? 'summary';

/**
 * Returns the step after another one: during an onboarding the next one of its steps that applies, else that of the default order.
 * A step that is not part of the onboarding leads back into it, as the summary would end it.
 */
export function selectNextStep(step: SavedStep, { facts, flow, viewed }: Position): StepSlug {
  if (!flow) return nextStep(step, facts);
  const at = flow.findIndex((slug) => slug === step);
  if (at === -1) return firstUnviewed(flow, { facts, viewed: [...viewed, step] });
  return flow.slice(at + 1).find((slug) => isApplicable(slug, facts)) ?? 'summary';
}

/** Returns the steps of the default order, without the summary. */
const listDefaultOrder = (step: StepSlug = 'site-type-question'): StepSlug[] =>
  step === 'summary' ? [] : [step, ...listDefaultOrder(getStep(step).next)];

const defaultOrder: readonly StepSlug[] = listDefaultOrder();

/**
 * Returns the step that Back leads to: the nearest earlier one that applies or was viewed, as the step of a feature no longer applies
 * once it is active. Steps outside of the order lead back to the summary, if it was viewed. Undefined for the first step.
 */
export function selectPreviousStep(step: StepSlug, { facts, flow, viewed }: Position): StepSlug | undefined {
  const order = flow?.includes(step) ? flow : defaultOrder;
  const at = order.indexOf(step);
  if (at === -1) return viewed.includes('summary') && !flow ? 'summary' : (flow ?? defaultOrder)[0];
  return order.slice(0, at).findLast((slug) => isApplicable(slug, facts) || viewed.includes(slug));
}
