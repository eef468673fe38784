import { isSavedStep, isStepSlug, type SavedStep } from '../../steps/step-slugs';

/** Saved steps without anything left to recommend. */
const finished: readonly SavedStep[] = ['summary', 'setup-wizard-completed'];

export interface NextStepParts {
  readonly savedStep: string;
  readonly newRecommendations: readonly string[];
  /** Steps that were viewed. */
  readonly viewed: readonly string[];
}

/** Returns the step to resume at, in the order of `#/recommendations` (behaviour D2); undefined once all are finished. */
export function selectNextStep({ savedStep, newRecommendations, viewed }: NextStepParts): SavedStep | undefined {
  if (savedStep === 'not-started') return savedStep;
  const added = newRecommendations.filter(isStepSlug).find((slug) => !viewed.includes(slug));
  if (added) return added;
  return isSavedStep(savedStep) && !finished.includes(savedStep) ? savedStep : undefined;
}
