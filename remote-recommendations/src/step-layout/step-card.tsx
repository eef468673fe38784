import type { ReactNode, Ref } from 'react';
import { Card, CardBody, Icon, type IconName } from '@site-admin/ui';
import type { StepSlug } from '../steps/step-slugs';
import styles from './step-card.module.css';

const icons: { readonly [Step in StepSlug]?: IconName } = {
  'site-type-question': 'lightbulb',
  agency: 'people',
  woocommerce: 'cart',
  monitor: 'activity',
  'related-posts': 'copy',
  'creative-mail': 'mail',
  'site-accelerator': 'bolt',
  publicize: 'share',
  protect: 'shield',
  'anti-spam': 'anti-spam',
  videopress: 'video',
  'backup-plan': 'backup',
  boost: 'boost',
  summary: 'star',
};

export interface StepCardProps {
  readonly step: StepSlug;
  readonly title: string;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Content above the title. */
  readonly top?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of a step: its content, and on wide screens an illustration. */
export function StepCard({ step, title, titleRef, top, children }: StepCardProps) {
  return (
    <Card as="section" labelledBy="step-title">
      <CardBody className={styles.columns}>
        <div className={styles.content}>
          {top}
          {/* Focusable by script only. */}
          <h2 id="step-title" ref={titleRef} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          {children}
        </div>
        <div className={styles.illustration} aria-hidden="true">
          <span className={styles.tile}>
            <Icon name={icons[step] ?? 'star'} size={64} />
          </span>
        </div>
      </CardBody>
    </Card>
  );
}
