import { useShell } from '@site-admin/kit';
import { useAssistant } from '../assistant/assistant-context';
import { selectNextStep } from '../steps/next-step';
import { stepPath, type StepSlug } from '../steps/step-slugs';

/** Returns a function that opens the step after `slug`. */
export function useProceed(slug: StepSlug): () => void {
  const { navigation } = useShell();
  const assistant = useAssistant();
  return () => navigation.navigate(stepPath(selectNextStep(slug, assistant)));
}
