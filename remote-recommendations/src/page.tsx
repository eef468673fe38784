import { useEffect } from 'react';
import { __ } from '@site-admin/runtime/i18n';
import { useReady } from '@site-admin/kit';
import { Navigate, Route, Routes, useParams } from '@site-admin/runtime/router';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { Card, CardBody, Skeleton } from '@site-admin/ui';
import { assistant } from './assistant/assistant.slice';
import { selectView } from './assistant/assistant.view';
import { useAssistant } from './assistant/use-assistant';
import { FeatureStepPage } from './features/feature-step/feature-step.page';
import { ResourceStepPage } from './features/resource-step/resource-step.page';
import { SiteTypePage } from './features/site-type/site-type.page';
import { SummaryPage } from './features/summary/summary.page';
import { isFeatureSlug } from './steps/feature-map';
import { firstStep, nextStep } from './steps/next-step';
import { isResourceSlug } from './steps/resource-texts';
import { addressOf, stepOfRoute } from './steps/step-slugs';

/** Goes to the step the person left off at (spec 002 §2). */
function FirstStep() {
  const { step, data, isRemembered, fresh, facts } = useAssistant();
  const viewed = isRemembered ? (data.viewedRecommendations ?? []) : undefined;
  return <Navigate to={addressOf(firstStep({ step, viewed, fresh }, facts))} replace />;
}

/** The step of the address; an address no step has leads to the summary. */
function Step() {
  const { route = '' } = useParams();
  const { facts } = useAssistant();
  const step = stepOfRoute(route);
  if (step === undefined) return <Navigate to={addressOf('summary')} replace />;
  if (step === 'site-type-question') return <SiteTypePage />;
  if (step === 'summary') return <SummaryPage />;
  // The key gives each step a state of its own, though the same component draws it.
  if (isFeatureSlug(step)) return <FeatureStepPage key={step} slug={step} />;
  if (isResourceSlug(step)) return <ResourceStepPage key={step} slug={step} />;
  return <Navigate to={addressOf(nextStep(step, facts))} replace />;
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
  const dispatch = useDispatch();
  const isLoading = useSelector(selectView) === undefined;
  useReady(!isLoading);
  useEffect(() => {
    dispatch(assistant.opened());
  }, [dispatch]);
  if (isLoading) return <StepSkeleton />;
  return (
    <Routes>
      <Route path="/recommendations" element={<FirstStep />} />
      <Route path="/recommendations/:route" element={<Step />} />
      <Route path="/recommendations/*" element={<Navigate to={addressOf('summary')} replace />} />
      {/* The person goes elsewhere, and the shell is about to take this page away. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
