import { useEffect, useRef } from 'react';
import { useReady } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Navigate, Route, Routes, useLocation, useParams } from '@site-admin/runtime/router';
import { useDispatch } from '@site-admin/runtime/store';
import { Card, CardBody, Skeleton } from '@site-admin/ui';
import { AssistantProvider, useAssistant } from './assistant/assistant-context';
import { unsavedChanges } from './saved-data/unsaved-changes.slice';
import { useStepFocus } from './step-layout/use-step-focus';
import { StepScreen } from './step-screen';
import { selectFirstStep } from './steps/first-step';
import { isApplicable, selectNextStep } from './steps/next-step';
import { stepAtRoute, stepPath, type StepSlug } from './steps/step-slugs';

/** Redirects to the step where the user left off, or to the first one of an onboarding (spec 002 §2, §4). */
function FirstStep() {
  const assistant = useAssistant();
  const isStarting = assistant.onboardingChange?.kind === 'onboardingStarted';
  return <Navigate to={stepPath(selectFirstStep({ ...assistant, isStarting }))} replace />;
}

/** Saves the onboarding that has started, and the viewed ones. */
function useSaveOnboarding(): void {
  const { onboardingChange } = useAssistant();
  const dispatch = useDispatch();
  // Once: a site that accepts the data without storing it must not be sent it forever.
  const isSaved = useRef(false);
  useEffect(() => {
    if (!onboardingChange || isSaved.current) return;
    isSaved.current = true;
    dispatch(unsavedChanges.added(onboardingChange));
  }, [dispatch, onboardingChange]);
}

/** The step of the route. Unknown routes redirect to the summary, product suggestions that do not apply to the next step. */
function Step() {
  const { route = '' } = useParams();
  const step = stepAtRoute(route);
  useStepFocus(step);
  if (step === undefined) return <Navigate to={stepPath('summary')} replace />;
  return step === 'product-suggestions' ? <Suggestions step={step} /> : <StepScreen step={step} />;
}

function Suggestions({ step }: { readonly step: StepSlug }) {
  const assistant = useAssistant();
  if (assistant.suggestions === undefined) return <StepSkeleton />;
  if (!isApplicable(step, assistant.facts)) return <Navigate to={stepPath(selectNextStep(step, assistant))} replace />;
  return <StepScreen step={step} />;
}

function Ready() {
  useReady(true);
  useSaveOnboarding();
  return null;
}

/** Steps that are higher than the others: the height of their content in px. */
const contentHeights: { readonly [Slug in StepSlug]?: number } = { 'product-suggestions': 620, summary: 500 };

/** Takes the space of the step of the route while it is loading. */
function StepSkeleton() {
  const step = stepAtRoute(useLocation().pathname.split('/').at(-1) ?? '');
  return (
    <Card isBusy label={__('Recommendations', 'jetpack')}>
      <CardBody>
        <Skeleton width="120px" height={8} />
        <Skeleton width="60%" height={32} />
        <Skeleton width="80%" height={(step && contentHeights[step]) ?? 160} />
      </CardBody>
    </Card>
  );
}

/** The assistant: one step at a time, and a summary. */
export function Page() {
  return (
    <AssistantProvider fallback={<StepSkeleton />}>
      <Ready />
      <Routes>
        <Route path="/recommendations" element={<FirstStep />} />
        <Route path="/recommendations/:route" element={<Step />} />
        <Route path="/recommendations/*" element={<Navigate to={stepPath('summary')} replace />} />
        {/* The route of another remote, just before this one is unmounted. */}
        <Route path="*" element={null} />
      </Routes>
    </AssistantProvider>
  );
}
