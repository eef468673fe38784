import { useId, type ReactNode } from 'react';
import { Card, CardBody } from '@site-admin/ui';
import type { CardTexts } from './feature-cards.texts';
import { Illustration } from './illustration';
import type { CardId } from './select-cards';
import styles from './feature-cards.module.css';

export interface FeatureCardProps {
  readonly id: CardId;
  readonly texts: CardTexts;
  /** The link or button. */
  readonly children: ReactNode;
}

/** One feature of the plan, with its illustration and its action. */
export function FeatureCard({ id, texts: { title, text }, children }: FeatureCardProps) {
  const titleId = useId();
  return (
    <Card as="li" labelledBy={titleId} className={styles.card}>
      <CardBody className={styles.body}>
        <Illustration id={id} />
        <div className={styles.words}>
          <h3 id={titleId} className={styles.title}>
            {title}
          </h3>
          <p>{text}</p>
          {children}
        </div>
      </CardBody>
    </Card>
  );
}
