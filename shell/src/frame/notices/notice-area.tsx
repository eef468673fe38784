import { useLive } from '@site-admin/kit';
import { usePage } from '../../page/page-context';
import { AnnouncedArea } from './announced-area';
import { AreaNotice } from './area-notice';
import { ConnectionErrorNotices } from './connection-error-notices';
import { LateNotices } from './late-notices';
import { OverridesBanner } from './overrides-banner';
import { UpdateNotices } from './update-notices';

/** All notices of the page, in their order (behaviour A4); `SiteNotices` goes on where this ends. */
export function NoticeArea() {
  return (
    <AnnouncedArea>
      <OverridesBanner />
      <UpdateNotices />
      <GlobalNotices />
      <ConnectionErrorNotices />
      <LateNotices />
    </AnnouncedArea>
  );
}

/** What the parts of the page had to say, newest first. */
function GlobalNotices() {
  const { notices } = usePage();
  return useLive(notices.shown).map(({ id, showing, status, text, action, showDismiss }) => (
    // A notice shown again under its id is a new one: it is read out again.
    <AreaNotice
      key={showing}
      status={status}
      text={text}
      action={action}
      onDismiss={showDismiss ? () => notices.dismiss(id) : undefined}
    />
  ));
}
