import { useEffect, useRef } from 'react';
import type { StepSlug } from '../steps/step-slugs';
import { stepTitleId } from './step-card';

/** Moves the focus to the heading of a step that replaces another one. */
export function useStepFocus(step: StepSlug | undefined): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return undefined;
    shown.current = step;
    // In the next frame: with a change of the route, the shell moves the focus to the heading of the page.
    const frame = requestAnimationFrame(() => document.getElementById(stepTitleId)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [step]);
}
