import { useEffect, useState, type ReactNode } from 'react';
import { __ } from '@site-admin/runtime/i18n';
import { Link } from '@site-admin/runtime/router';
import { useDispatch } from '@site-admin/runtime/store';
import { Badge, ProgressBar } from '@site-admin/ui';
import { useAssistant } from '../assistant/assistant-context';
import { currentStep } from '../saved-data/current-step.slice';
import { stepProgress } from '../steps/step-progress';
import { stepPath, type StepSlug } from '../steps/step-slugs';
import { StepCard } from './step-card';
import styles from './steps.module.css';

export interface StepFrameProps {
  readonly step: StepSlug;
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** Progress, title and description of a step. Opening it saves it as the current step. */
export function StepFrame({ step, title, description, children }: StepFrameProps) {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(currentStep.opened(step));
  }, [dispatch, step]);
  return (
    <StepCard step={step} title={title} top={<StepTop step={step} />}>
      <p className={styles.description}>{description}</p>
      {children}
    </StepCard>
  );
}

function StepTop({ step }: { readonly step: StepSlug }) {
  const { data, unviewed } = useAssistant();
  // Opening the step marks it as viewed; the badge stays while it is open.
  const [isNew] = useState(() => unviewed.includes(step));
  const progress = stepProgress(step);
  return (
    <div className={styles.top}>
      {progress !== undefined && (
        <ProgressBar className={styles.progress} value={progress} label={__('Your progress', 'jetpack')} />
      )}
      {isNew && <Badge tone="info">{__('New', 'jetpack')}</Badge>}
      {data.viewedRecommendations?.includes('summary') && (
        <Link to={stepPath('summary')}>{__('View recommendations', 'jetpack')}</Link>
      )}
    </div>
  );
}
