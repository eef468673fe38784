import { __, sprintf } from '@site-admin/runtime/i18n';
import type { StepSlug } from '../steps/step-slugs';
import { getStep } from '../steps/step-table';

export interface StepProgress {
  readonly percent: number;
  /** "Step X of N", during an onboarding. */
  readonly text?: string;
}

/**
 * Returns the progress to show at a step: its position in the onboarding, else the percentage of the step table (spec 002 §4, §9).
 * Undefined for a step with neither.
 */
export function selectProgress(step: StepSlug, totalSteps: readonly StepSlug[] | undefined): StepProgress | undefined {
  if (!totalSteps) {
    const { progress: percent } = getStep(step);
    return percent === undefined ? undefined : { percent };
  }
  const index = totalSteps.indexOf(step);
  if (index === -1) return undefined;
  return {
    percent: totalSteps.length === 1 ? 100 : (index / (totalSteps.length - 1)) * 100,
    /* translators: %1$d is the number of the current step, %2$d is the number of steps */
    text: sprintf(__('Step %1$d of %2$d', 'jetpack'), index + 1, totalSteps.length),
  };
}
