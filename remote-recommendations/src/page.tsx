import { useEffect } from 'react';
import { __ } from '@site-admin/runtime/i18n';
import { useReady } from '@site-admin/runtime/kit';
import { Navigate, Route, Routes, useParams } from '@site-admin/runtime/router';
import { useDispatch } from '@site-admin/runtime/store';
import { Card, CardBody, Notice, Skeleton } from '@site-admin/ui';
import { assistant } from './assistant/assistant.slice';
import { addressOf, useAssistant } from './assistant/use-assistant';
import { FeatureStepPage } from './features/feature-step/feature-step.page';
import { ResourceStepPage } from './features/resource-step/resource-step.page';
import { SiteTypePage } from './features/site-type/site-type.page';
import { SummaryPage } from './features/summary/summary.page';
import { isFeatureSlug } from './steps/feature-map';
import { firstStep } from './steps/next-step';
import { isResourceSlug } from './steps/resource-texts';
import { stepOfRoute, stepSlug, stepSlugs, type StepSlug } from './steps/step-slugs';

/** Goes to the step the person left off at (spec 002 §2). */
function FirstStep() {
  const { step, data, fresh, facts } = useAssistant();
  const freshSteps = fresh.filter((slug): slug is StepSlug => (stepSlugs as readonly string[]).includes(slug));
  const first = firstStep({ step: stepSlug(step), viewed: data.viewedRecommendations ?? [], fresh: freshSteps }, facts);
  return <Navigate to={addressOf(first)} replace />;
}

/** The step of the address; an address no step has leads to the summary. */
function Step() {
  const { route = '' } = useParams();
  const { nextAddress } = useAssistant();
  const step = stepOfRoute(route);
  if (step === 'site-type-question') return <SiteTypePage />;
  if (step === 'summary') return <SummaryPage />;
  // The key gives each step a state of its own, though the same component draws it.
  if (step && isFeatureSlug(step)) return <FeatureStepPage key={step} slug={step} />;
  if (step && isResourceSlug(step)) return <ResourceStepPage key={step} slug={step} />;
  return <Navigate to={step ? nextAddress(step) : addressOf('summary')} replace />;
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
  const { isLoading, failure } = useAssistant();
  useReady(!isLoading || failure !== undefined);
  useEffect(() => {
    dispatch(assistant.opened());
  }, [dispatch]);
  if (failure !== undefined) {
    return (
      <Notice
        status="is-error"
        text={__('Your recommendations could not be loaded.', 'jetpack')}
        action={{ label: __('Try again', 'jetpack'), onClick: () => dispatch(assistant.opened()) }}
      />
    );
  }
  if (isLoading) return <StepSkeleton />;
  return (
    <Routes>
      <Route path="/recommendations" element={<FirstStep />} />
      <Route path="/recommendations/:route" element={<Step />} />
      <Route path="*" element={<Navigate to={addressOf('summary')} replace />} />
    </Routes>
  );
}
