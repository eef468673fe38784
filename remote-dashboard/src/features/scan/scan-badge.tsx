import { toScanBadge } from '@site-admin/kit/rules';
import { Badge } from '@site-admin/ui';
import type { ScanView } from './scan-view';

/** The result in a word; nothing while the site is not scanned. */
export function ScanBadge({ view }: { readonly view: ScanView }) {
  const badge =
    view.kind === 'threats' || view.kind === 'credentials-needed' || view.kind === 'secure' ? toScanBadge(view) : undefined;
  return badge ? <Badge tone={badge.tone}>{badge.label}</Badge> : null;
}
