import { useEffect, useState, type ReactNode } from 'react';
import { __ } from '@site-admin/runtime/i18n';
import { Link } from '@site-admin/runtime/router';
import { useDispatch } from '@site-admin/runtime/store';
import { Badge, Icon, ProgressBar } from '@site-admin/ui';
import { useAssistant } from '../assistant/assistant-context';
import { selectProgress } from '../onboarding/select-progress';
import { currentStep } from '../saved-data/current-step.slice';
import { usePicturePrefetch } from '../pictures/step-picture';
import { selectNextStep, selectPreviousStep } from '../steps/next-step';
import { stepPath, type StepSlug } from '../steps/step-slugs';
import { StepCard } from './step-card';
import styles from './steps.module.css';

export interface StepFrameProps {
  readonly step: StepSlug;
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** The frame of every step but the summary: Back, progress, title and description. Opening it saves it as the current step. */
export function StepFrame({ step, title, description, children }: StepFrameProps) {
  const dispatch = useDispatch();
  usePicturePrefetch(selectNextStep(step, useAssistant()));
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

function BackLink({ step }: { readonly step: StepSlug }) {
  const previous = selectPreviousStep(step, useAssistant());
  if (previous === undefined) return null;
  return (
    <Link to={stepPath(previous)} className={styles.back}>
      <Icon name="chevron-left" size={20} />
      {__('Back', 'jetpack')}
    </Link>
  );
}

function Progress({ step }: { readonly step: StepSlug }) {
  const progress = selectProgress(step, useAssistant().totalSteps);
  if (!progress) return null;
  const { percent, text } = progress;
  return (
    <div className={styles.progress}>
      <ProgressBar className={styles.bar} value={percent} label={__('Your progress', 'jetpack')} valueText={text} />
      {text !== undefined && <span aria-hidden>{text}</span>}
    </div>
  );
}

function StepTop({ step }: { readonly step: StepSlug }) {
  const { flow, unviewed, viewed } = useAssistant();
  // Opening the step marks it as viewed; the badge stays while it is open.
  const [isNew] = useState(() => unviewed.includes(step));
  return (
    <div className={styles.top}>
      <BackLink step={step} />
      <Progress step={step} />
      {isNew && <Badge tone="info">{__('New', 'jetpack')}</Badge>}
      {viewed.includes('summary') && !flow && <Link to={stepPath('summary')}>{__('View recommendations', 'jetpack')}</Link>}
    </div>
  );
}
