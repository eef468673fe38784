import { __ } from '@site-admin/runtime/i18n';
import { Card, CardBody } from '@site-admin/ui';

/** The Writing tab for users without any of its cards (spec 002 §2). */
export function NoWritingTools() {
  return (
    <Card>
      <CardBody>
        <p>{__('Writing tools available to you will be shown here when an administrator enables them.', 'jetpack')}</p>
      </CardBody>
    </Card>
  );
}
