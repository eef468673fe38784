import { threatWord } from '@site-admin/contracts';
import { __, _n } from '@site-admin/runtime/i18n';
import { Badge } from '@site-admin/ui';
import type { ScanView } from './scan.view';

/** How the site stands, in a word (spec 002 §4, Badges); nothing while nobody scans it. */
export function ScanBadge({ view }: { readonly view: ScanView }) {
  switch (view.kind) {
    case 'threats':
      return (
        <Badge tone="error">{threatWord(view.count, (single, plural, count) => _n(single, plural, count, 'jetpack'))}</Badge>
      );
    case 'credentials':
      return <Badge tone="warning">{__('Action needed', 'jetpack')}</Badge>;
    case 'safe':
      return <Badge tone="success">{__('Secure', 'jetpack')}</Badge>;
    default:
      return null;
  }
}
