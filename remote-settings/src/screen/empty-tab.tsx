import { __ } from '@site-admin/runtime/i18n';
import { Card, CardBody } from '@site-admin/ui';
import type { TabName } from '../registry/tabs';

export interface EmptyTabProps {
  readonly tab: TabName | undefined;
  /** The user may switch modules. */
  readonly isManager: boolean;
}

/** A tab without cards. The text of the Writing tab is from the spec (002 §2). */
function getText({ tab, isManager }: EmptyTabProps): string {
  if (isManager) return __('This site has none of the features that are set up here.', 'jetpack');
  if (tab === 'writing') {
    return __('Writing tools available to you will be shown here when an administrator enables them.', 'jetpack');
  }
  return __('Settings available to you will be shown here when an administrator enables them.', 'jetpack');
}

export function EmptyTab(props: EmptyTabProps) {
  return (
    <Card>
      <CardBody>
        <p>{getText(props)}</p>
      </CardBody>
    </Card>
  );
}
