import type { InitialState } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { useState } from 'react';
import { usePage } from '../../page/page-context';
import { DisconnectDialog } from './disconnect-dialog';
import type { Respondent } from './survey-response';

const noticeId = 'disconnect-jetpack';

/** Who could be asked why, as the page was served: disconnecting makes both unknown. */
function getRespondent({ userData, siteData }: InitialState): Respondent | undefined {
  const userId = userData.currentUser.wpcomUser.ID;
  const siteId = siteData.blog_id;
  return userId && siteId ? { userId, siteId } : undefined;
}

/** The dialog over the dashboard at /disconnect. */
export function DisconnectOverPage({ onLeave }: { readonly onLeave: () => void }) {
  const { services, connection, notices } = usePage();
  const [respondent] = useState(() => getRespondent(services.site.initial));
  // It is read once the dialog is gone, and that goes to another route.
  const tell = () => {
    const text = __('This site has been disconnected.', 'jetpack');
    notices.show({ id: noticeId, status: 'is-success', text, displayOnNextPage: true }, 'shell');
  };
  return (
    <DisconnectDialog
      disconnect={connection.disconnect}
      respondent={respondent}
      onDisconnected={tell}
      onDone={connection.refresh}
      onClose={onLeave}
    />
  );
}
