import { clearLicensingError } from '@site-admin/contracts';
import { useState } from 'react';
import { usePage, useViewer } from '../../page/page-context';
import { AnnouncedNotice } from './announced-notice';

/** The last licensing error, until a user with manage_options dismisses it (spec 001 §8.3). */
export function LicensingErrorNotice() {
  const { services } = usePage();
  const { permissions } = useViewer();
  const [isDismissed, setDismissed] = useState(false);
  const { error } = services.site.initial.licensing;
  if (isDismissed || error === '' || !permissions.manage_options) return null;

  function dismiss() {
    setDismissed(true);
    // If the request fails, the notice appears again on the next visit.
    services.requests.call(clearLicensingError, { body: { error: '' } }).subscribe({ error: () => undefined });
  }
  return <AnnouncedNotice status="is-error" text={error} onDismiss={dismiss} />;
}
