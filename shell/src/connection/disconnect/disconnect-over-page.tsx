import type { InitialState } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { useState } from 'react';
import { usePage } from '../../page/page-context';
import { DisconnectDialog } from './disconnect-dialog';
import type { Respondent } from './survey-response';

const noticeId = 'disconnect-jetpack';

/** Returns the ids of the page data, as both are unknown after disconnecting. */
function getRespondent({ userData, siteData }: InitialState): Respondent | undefined {
  const userId = userData.currentUser.wpcomUser.ID;
  const siteId = siteData.blog_id;
  return userId && siteId ? { userId, siteId } : undefined;
}

/** The disconnect dialog over the dashboard, at /disconnect. */
export function DisconnectOverPage({ onLeave }: { readonly onLeave: () => void }) {
  const { services, connection, notices } = usePage();
  const [respondent] = useState(() => getRespondent(services.site.initial));
  // Closing the dialog changes the route; the notice must outlast that.
  const showNotice = () => {
    const text = __('This site has been disconnected.', 'jetpack');
    notices.show({ id: noticeId, status: 'is-success', text, displayOnNextPage: true }, 'shell');
  };
  return (
    <DisconnectDialog
      disconnect={connection.disconnect}
      respondent={respondent}
      onDisconnected={showNotice}
      onDone={connection.refresh}
      onClose={onLeave}
    />
  );
}
