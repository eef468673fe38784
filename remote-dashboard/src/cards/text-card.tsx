import { useId, type ReactNode } from 'react';
import { offlineText } from '@site-admin/kit';
import { Card, CardBody, CardHeader, classNames } from '@site-admin/ui';
import styles from './text-card.module.css';
import wide from './wide.module.css';

export interface TextCardProps {
  readonly title: string;
  /** Shown instead of the content. */
  readonly isOffline?: boolean;
  /** Takes a row of its own. */
  readonly isWide?: boolean;
  /** Beside the title, such as a badge. */
  readonly status?: ReactNode;
  /** A banner or another row of the card's full width, below the content. */
  readonly banner?: ReactNode;
  /** The content of the body, which is left out without it. */
  readonly children?: ReactNode;
}

/** A card without a switch: title, status, text and banner. */
export function TextCard({ title, isOffline = false, isWide = false, status, banner, children }: TextCardProps) {
  const titleId = useId();
  return (
    <Card labelledBy={titleId} isFaded={isOffline} className={classNames(styles.card, isWide && wide.wide)}>
      <CardHeader title={title} titleId={titleId}>
        {!isOffline && status}
      </CardHeader>
      {isOffline ? (
        <CardBody className={styles.body}>
          <p className={styles.muted}>{offlineText()}</p>
        </CardBody>
      ) : (
        <>
          {children !== undefined && <CardBody className={styles.body}>{children}</CardBody>}
          {banner}
        </>
      )}
    </Card>
  );
}
