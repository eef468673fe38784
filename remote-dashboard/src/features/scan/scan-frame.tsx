import { useId } from 'react';
import { __ } from '@site-admin/runtime/i18n';
import { Card, CardBody, CardHeader } from '@site-admin/ui';
import { ScanBadge } from './scan-badge';
import { ScanContent } from './scan-content';
import { ScanOffer } from './scan-offer';
import type { ScanSource, ScanView } from './scan-view';
import styles from './scan.module.css';

export interface ScanFrameProps {
  readonly source: ScanSource;
  readonly view: ScanView;
  /** Fetches what failed again. */
  readonly onRetry?: (() => void) | undefined;
}

/** The card around each view: its title, its badge and its content. */
export function ScanFrame({ source, view, onRetry }: ScanFrameProps) {
  const titleId = useId();
  return (
    <Card labelledBy={titleId} isFaded={view.kind === 'offline'} className={styles.card}>
      <CardHeader title={__('Scan', 'jetpack')} titleId={titleId}>
        <ScanBadge view={view} />
      </CardHeader>
      {view.kind === 'unavailable' ? (
        <ScanOffer />
      ) : (
        <CardBody className={styles.body}>
          <ScanContent source={source} view={view} onRetry={onRetry} />
        </CardBody>
      )}
    </Card>
  );
}
