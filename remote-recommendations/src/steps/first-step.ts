import { nextStep, type StepFacts } from './next-step';
import type { SavedStep, StepSlug } from './step-slugs';

export interface FirstStepParts {
  readonly step: SavedStep;
  /** Undefined if it could not be loaded. */
  readonly viewed: readonly string[] | undefined;
  /** Conditional steps that were not viewed yet, oldest first. */
  readonly unviewed: readonly StepSlug[];
  readonly facts: StepFacts;
}

/** Returns the step that `#/recommendations` opens (spec 002 §2; reference: behaviour, D2). */
export function selectFirstStep({ step, viewed, unviewed, facts }: FirstStepParts): StepSlug {
  // The question comes before new recommendations (spec 002 §2).
  if (step === 'not-started') return 'site-type-question';
  // Without site types the summary would be empty.
  if (step === 'summary' && viewed && !viewed.includes('site-type-question')) return 'site-type-question';
  const [first] = unviewed;
  if (first) return first;
  return step === 'setup-wizard-completed' || step === 'banner-completed' ? nextStep(step, facts) : step;
}
