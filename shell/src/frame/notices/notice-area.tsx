import { Notice } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/runtime/kit';
import { useRef } from 'react';
import { usePage } from '../page-context';
import { DevelopmentVersionNotice, OfflineNotice, StagingNotice, UnconnectedNotice } from './site-notices';
import { StateNotice } from './state-notice';
import { LicensingErrorNotice } from './licensing-error-notice';
import { OverridesBanner } from './overrides-banner';
import { UpdateNotices } from './update-notices';
import styles from './notices.module.css';

/** All notices of the page, in their order (behaviour A4). Errors are announced at once, the rest politely. */
export function NoticeArea() {
  const { notices } = usePage();
  const shown = useLive(notices.shown);
  const area = useRef<HTMLElement>(null);

  // A dismiss button goes with its notice; without this the focus would fall back to the top of the host page.
  const keepFocus = () => area.current?.focus();

  function dismiss(id: string) {
    notices.dismiss(id);
    keepFocus();
  }

  return (
    <section ref={area} className={styles.area} aria-label={__('Notices', 'jetpack')} tabIndex={-1}>
      <OverridesBanner />
      <UpdateNotices />
      {shown.map(({ id, status, text, action, showDismiss }) => (
        <Notice key={id} status={status} text={text} action={action} onDismiss={showDismiss ? () => dismiss(id) : undefined} />
      ))}
      <StateNotice onDismissed={keepFocus} />
      <DevelopmentVersionNotice />
      <OfflineNotice />
      <StagingNotice />
      <UnconnectedNotice />
      <LicensingErrorNotice onDismissed={keepFocus} />
    </section>
  );
}
