import { useEffect, useState, type ReactNode } from 'react';
import { __ } from '@site-admin/runtime/i18n';
import { Link } from '@site-admin/runtime/router';
import { useDispatch } from '@site-admin/runtime/store';
import { Badge, ProgressBar } from '@site-admin/ui';
import { progressOf } from '../steps/progress';
import { addressOf, type StepSlug } from '../steps/step-slugs';
import { assistant } from './assistant.slice';
import { StepCard } from './step-card';
import { useAssistant } from './use-assistant';
import styles from './steps.module.css';

export interface StepFrameProps {
  readonly step: StepSlug;
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** What every question has: how far one has come, its words and what can be answered. Opening it tells the site. */
export function StepFrame({ step, title, description, children }: StepFrameProps) {
  const dispatch = useDispatch();
  const { data, fresh } = useAssistant();
  useEffect(() => {
    dispatch(assistant.stepOpened(step));
  }, [dispatch, step]);
  // Opening it makes it seen; it is new to who reads it all the same.
  const [isNew] = useState(() => fresh.includes(step));
  const progress = progressOf(step);
  const hasSummary = data.viewedRecommendations?.includes('summary') === true;
  const top = (
    <div className={styles.top}>
      {progress !== undefined && (
        <ProgressBar className={styles.progress} value={progress} label={__('How far you have come', 'jetpack')} />
      )}
      {isNew && <Badge tone="info">{__('New', 'jetpack')}</Badge>}
      {hasSummary && <Link to={addressOf('summary')}>{__('View recommendations', 'jetpack')}</Link>}
    </div>
  );
  return (
    <StepCard step={step} title={title} top={top}>
      <p className={styles.description}>{description}</p>
      {children}
    </StepCard>
  );
}
