import { clearLicensingError } from '@site-admin/contracts';
import { useState } from 'react';
import { usePage, useViewer } from '../../page/page-context';
import { AnnouncedNotice } from './announced-notice';

/** The last thing that went wrong with a licence, until somebody who may says that it was read (spec 001 §8.3). */
export function LicensingErrorNotice() {
  const { services } = usePage();
  const { permissions } = useViewer();
  const [isDismissed, setDismissed] = useState(false);
  const { error } = services.site.initial.licensing;
  if (isDismissed || error === '' || !permissions.manage_options) return null;

  function dismiss() {
    setDismissed(true);
    // Should the site not hear of it, the notice is back at the next visit: nothing to tell now.
    services.requests.call(clearLicensingError, { body: { error: '' } }).subscribe({ error: () => undefined });
  }
  return <AnnouncedNotice status="is-error" text={error} onDismiss={dismiss} />;
}
