import { DuplicateBackupNotice } from './duplicate-backup-notice';
import { LicensingErrorNotice } from './licensing-error-notice';
import { DevelopmentVersionNotice, OfflineNotice, StagingNotice, UnconnectedNotice } from './site-status-notices';
import { StateNotice } from './state-notice';
import { UnlinkedBanner } from './unlinked-banner';

/** The notices about this site, in their order (behaviour A4). A chunk of its own: a connected site has none of them. */
export function SiteNotices() {
  return (
    <>
      <StateNotice />
      <DevelopmentVersionNotice />
      <OfflineNotice />
      <StagingNotice />
      <DuplicateBackupNotice />
      <UnlinkedBanner />
      <UnconnectedNotice />
      <LicensingErrorNotice />
    </>
  );
}
