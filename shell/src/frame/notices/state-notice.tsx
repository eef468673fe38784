import { Link, Notice } from '@site-admin/ui';
import { useState } from 'react';
import { stateNoticeOf } from '../../notices/state-notice';
import { useLinks } from '../links';
import { usePage } from '../page-context';
import styles from './notices.module.css';

/** What the server had to say when the page was opened. Dismissing it is local: it comes once in any case (spec 001 §4.2). */
export function StateNotice({ onDismissed }: { readonly onDismissed: () => void }) {
  const { services } = usePage();
  const { redirect } = useLinks();
  const [isDismissed, setDismissed] = useState(false);
  const { initial } = services.site;
  const notice = stateNoticeOf(initial);
  if (isDismissed || !notice) return null;
  const { status, text, help } = notice;
  const dismiss = () => {
    setDismissed(true);
    onDismissed();
  };
  return (
    <Notice status={status} onDismiss={dismiss}>
      <span className={styles.lines}>{text}</span>{' '}
      {help && <Link href={'page' in help ? `${initial.adminUrl}${help.page}` : redirect(help.source)}>{help.label}</Link>}
    </Notice>
  );
}
