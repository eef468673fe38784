import { __, sprintf } from '@site-admin/runtime/i18n';
import { LastTime } from '../../cards/last-time';
import { TextCard } from '../../cards/text-card';
import { ScanBadge } from './scan-badge';
import { ScanContent } from './scan-content';
import { ScanOffer } from './scan-offer';
import type { ScanSource, ScanView } from './scan-view';

export interface ScanFrameProps {
  readonly source: ScanSource;
  readonly view: ScanView;
  /** Time of the last scan, ISO 8601. */
  readonly lastScan?: string | undefined;
  /** Fetches what failed again. */
  readonly onRetry?: (() => void) | undefined;
}

/** The card around each view: its title, its badge and its content. */
export function ScanFrame({ source, view, lastScan, onRetry }: ScanFrameProps) {
  const title = __('Scan', 'jetpack');
  if (view.kind === 'unavailable') return <TextCard title={title} banner={<ScanOffer />} />;
  return (
    <TextCard title={title} isOffline={view.kind === 'offline'} status={<ScanBadge view={view} />}>
      <ScanContent source={source} view={view} onRetry={onRetry} />
      {(view.kind === 'secure' || view.kind === 'threats') && (
        <LastTime
          time={lastScan}
          toText={(age, date) =>
            // translators: 1: an age such as "2 hours ago", 2: a date.
            sprintf(__('Last scan: %1$s (%2$s)', 'jetpack'), age, date)
          }
        />
      )}
    </TextCard>
  );
}
