import { useLive } from '@site-admin/kit';
import { usePage } from '../../page/page-context';
import { Toasts } from '../toasts/toasts';
import { AnnouncedArea } from './announced-area';
import { AnnouncedNotice } from './announced-notice';
import { LazyConnectionErrors } from './lazy-connection-errors';
import { LazySiteNotices } from './lazy-site-notices';
import { LazyVersionNotices } from './lazy-version-notices';

/** All notices of the page, in the order of behaviour A4; `SiteNotices` continues it. */
export function NoticeArea() {
  return (
    <AnnouncedArea>
      <LazyVersionNotices />
      <Toasts />
      <PageNotices />
      <LazyConnectionErrors />
      <LazySiteNotices />
    </AnnouncedArea>
  );
}

/** The notices in the flow of the page, newest first. */
function PageNotices() {
  const { notices } = usePage();
  return useLive(notices.shown).map(
    ({ id, revision, placement, status, text, action, showDismiss }) =>
      placement === 'page' && (
        <AnnouncedNotice
          key={revision}
          status={status}
          text={text}
          action={action}
          onDismiss={showDismiss ? () => notices.dismiss(id) : undefined}
        />
      ),
  );
}
