import { firstUnviewed, nextStep, type Position } from './next-step';
import { isStepSlug, type SavedStep, type StepSlug } from './step-slugs';

export interface FirstStepParts extends Position {
  /** Undefined if this version does not know it. */
  readonly step: SavedStep | undefined;
  /** False if the viewed steps could not be loaded. */
  readonly isDataLoaded: boolean;
  /** True if the onboarding starts now. */
  readonly isStarting: boolean;
  /** Conditional steps that were not viewed yet, oldest first. */
  readonly unviewed: readonly StepSlug[];
}

/** Returns the step of the onboarding in progress: its first one, then the saved one. */
function selectFlowStep(flow: readonly StepSlug[], parts: FirstStepParts): StepSlug {
  const { step, isStarting } = parts;
  if (isStarting) return firstUnviewed(flow, { ...parts, viewed: [] });
  return step && isStepSlug(step) && flow.includes(step) ? step : firstUnviewed(flow, parts);
}

/** Returns the step that `#/recommendations` opens (spec 002 §2; reference: behaviour, D2). */
export function selectFirstStep(parts: FirstStepParts): StepSlug {
  const { step, isDataLoaded, viewed, unviewed, facts, flow } = parts;
  if (flow) return selectFlowStep(flow, parts);
  // The question comes before new recommendations (spec 002 §2).
  if (step === 'not-started') return 'site-type-question';
  // Without site types the summary would be empty.
  if (step === 'summary' && isDataLoaded && !viewed.includes('site-type-question')) return 'site-type-question';
  const [first] = unviewed;
  if (first) return first;
  if (step === undefined) return 'summary';
  return isStepSlug(step) ? step : nextStep(step, facts);
}
