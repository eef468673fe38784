import { DuplicateBackupNotice } from './duplicate-backup-notice';
import { LicensingErrorNotice } from './licensing-error-notice';
import { DevelopmentVersionNotice, OfflineNotice, StagingNotice, UnconnectedNotice } from './site-status-notices';
import { StateNotice } from './state-notice';
import { UnlinkedBanner } from './unlinked-banner';

/** The notices about this site, in the order of behaviour A4. A lazy chunk, as most connected sites have none. */
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
