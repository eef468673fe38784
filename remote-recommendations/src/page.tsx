import { useReady } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Navigate, Route, Routes, useParams } from '@site-admin/runtime/router';
import { Card, CardBody, Skeleton } from '@site-admin/ui';
import { AssistantProvider, useAssistant } from './assistant/assistant-context';
import { FeatureStepPage } from './features/feature-step/feature-step.page';
import { ResourceStepPage } from './features/resource-step/resource-step.page';
import { SiteTypePage } from './features/site-type/site-type.page';
import { SummaryPage } from './features/summary/summary.page';
import { isFeatureSlug } from './steps/features';
import { selectFirstStep } from './steps/first-step';
import { nextStep } from './steps/next-step';
import { isResourceSlug } from './steps/resource.texts';
import { stepAtRoute, stepPath } from './steps/step-slugs';

/** Redirects to the step where the user left off (spec 002 §2). */
function FirstStep() {
  const { step, data, isDataLoaded, unviewed, facts } = useAssistant();
  const viewed = isDataLoaded ? (data.viewedRecommendations ?? []) : undefined;
  return <Navigate to={stepPath(selectFirstStep({ step, viewed, unviewed, facts }))} replace />;
}

/** The step of the route. Unknown routes redirect to the summary, steps without a screen to the next step. */
function Step() {
  const { route = '' } = useParams();
  const { facts } = useAssistant();
  const step = stepAtRoute(route);
  if (step === undefined) return <Navigate to={stepPath('summary')} replace />;
  if (step === 'site-type-question') return <SiteTypePage />;
  if (step === 'summary') return <SummaryPage />;
  // Steps share components; the key gives each its own state.
  if (isFeatureSlug(step)) return <FeatureStepPage key={step} slug={step} />;
  if (isResourceSlug(step)) return <ResourceStepPage key={step} slug={step} />;
  return <Navigate to={stepPath(nextStep(step, facts))} replace />;
}

function Ready() {
  useReady(true);
  return null;
}

function StepSkeleton() {
  return (
    <Card isBusy label={__('Recommendations', 'jetpack')}>
      <CardBody>
        <Skeleton width="120px" height={8} />
        <Skeleton width="60%" height={32} />
        <Skeleton width="80%" height={160} />
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
