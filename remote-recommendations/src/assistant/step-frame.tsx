import { useEffect, type ReactNode } from 'react';
import { __ } from '@site-admin/runtime/i18n';
import { useDispatch } from '@site-admin/runtime/store';
import { Badge, Card, CardBody, ProgressBar } from '@site-admin/ui';
import { assistant } from './assistant.slice';
import { useAssistant } from './use-assistant';
import { progressOf } from '../steps/progress';
import type { StepSlug } from '../steps/step-slugs';
import styles from './steps.module.css';

export interface StepFrameProps {
  readonly step: StepSlug;
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
}

/** What every step has: how far one has come, its question and what can be answered. Opening it tells the site. */
export function StepFrame({ step, title, description, children }: StepFrameProps) {
  const dispatch = useDispatch();
  const { fresh } = useAssistant();
  useEffect(() => {
    dispatch(assistant.stepOpened(step));
  }, [dispatch, step]);
  const progress = progressOf(step);
  return (
    <Card as="section" labelledBy="step-title">
      <CardBody className={styles.step}>
        {progress !== undefined && (
          <div className={styles.progress}>
            <ProgressBar value={progress} label={__('How far you have come', 'jetpack')} />
          </div>
        )}
        {fresh.includes(step) && <Badge tone="info">{__('New', 'jetpack')}</Badge>}
        <h2 id="step-title" className={styles.title}>
          {title}
        </h2>
        {description !== undefined && <p className={styles.description}>{description}</p>}
        {children}
      </CardBody>
    </Card>
  );
}
