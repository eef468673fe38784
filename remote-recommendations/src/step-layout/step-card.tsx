import type { ReactNode, Ref } from 'react';
import { Card, CardBody, classNames } from '@site-admin/ui';
import { StepSidebar } from '../sidebar/step-sidebar';
import type { StepSlug } from '../steps/step-slugs';
import { isOfKind } from '../steps/step-table';
import styles from './step-card.module.css';

/** Id of the step's heading, which a change of the step focuses. */
export const stepTitleId = 'step-title';

export interface StepCardProps {
  readonly step: StepSlug;
  readonly title: string;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Content above the title. */
  readonly top?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of a step: its content, and beside it, below it on a phone, its picture or a card. Products take the whole width. */
export function StepCard({ step, title, titleRef, top, children }: StepCardProps) {
  return (
    <Card as="section" labelledBy={stepTitleId}>
      <CardBody className={classNames(styles.columns, isOfKind(step, 'products') && styles.wide)}>
        <div className={styles.content}>
          {top}
          {/* Focusable by script only. */}
          <h2 id={stepTitleId} ref={titleRef} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          {children}
        </div>
        <div className={styles.sidebar}>
          <StepSidebar step={step} />
        </div>
      </CardBody>
    </Card>
  );
}
