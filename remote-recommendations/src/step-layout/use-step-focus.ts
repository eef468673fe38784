import { useEffect, useRef } from 'react';
import type { StepSlug } from '../steps/step-slugs';
import { stepTitleId } from './step-card';

/** Moves the focus to the heading of a step that replaces another one. */
export function useStepFocus(step: StepSlug | undefined): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) document.getElementById(stepTitleId)?.focus();
    shown.current = step;
  }, [step]);
}
