import { useId } from 'react';
import { __ } from '@site-admin/runtime/i18n';
import { useSelector } from '@site-admin/runtime/store';
import { Card, CardBody, CardHeader } from '@site-admin/ui';
import { useViewer } from '../../viewer-context';
import { ScanBadge } from './scan-badge';
import { ScanContent } from './scan-content';
import { ScanOffer } from './scan-offer';
import { selectScan } from './scan.slice';
import styles from './scan.module.css';

/** What the scanner says of the site, or how to get one. */
export function ScanCard() {
  const { by, view } = useSelector(selectScan);
  const { isMultisite } = useViewer();
  const titleId = useId();
  // Sites of a network are scanned by the old plugin, if at all.
  if (view.kind === 'unknown' || (isMultisite && by !== 'vaultpress')) return null;
  return (
    <Card labelledBy={titleId} isFaded={view.kind === 'offline'} className={styles.card}>
      <CardHeader title={__('Scan', 'jetpack')} titleId={titleId}>
        <ScanBadge view={view} />
      </CardHeader>
      {view.kind === 'offer' ? (
        <ScanOffer />
      ) : (
        <CardBody className={styles.body}>
          <ScanContent by={by} view={view} />
        </CardBody>
      )}
    </Card>
  );
}
