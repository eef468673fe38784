import { Link } from '@site-admin/ui';
import { useState } from 'react';
import { selectStateNotice } from '../../notices/state-notice';
import { useLinks } from '../../page/links';
import { usePage } from '../../page/page-context';
import { AnnouncedNotice } from './announced-notice';
import { WelcomeNotice } from './welcome-notice';
import styles from './notices.module.css';

/** The notice of the page's state codes. Dismissing it is local, as the server sends it only once (spec 001 §4.2). */
export function StateNotice() {
  const { initial } = usePage().services.site;
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  const { messageContent } = initial.jetpackStateNotices;
  const dismiss = () => setDismissed(true);
  // The welcome of a new version takes precedence over codes (behaviour A4).
  if (messageContent) return <WelcomeNotice post={messageContent} onDismiss={dismiss} />;
  return <CodeNotice onDismiss={dismiss} />;
}

function CodeNotice({ onDismiss }: { readonly onDismiss: () => void }) {
  const { initial } = usePage().services.site;
  const { redirect } = useLinks();
  const notice = selectStateNotice(initial);
  if (!notice) return null;
  const { status, text, help } = notice;
  return (
    <AnnouncedNotice status={status} onDismiss={onDismiss}>
      <span className={styles.lines}>{text}</span>{' '}
      {help && <Link href={'page' in help ? `${initial.adminUrl}${help.page}` : redirect(help.source)}>{help.label}</Link>}
    </AnnouncedNotice>
  );
}
