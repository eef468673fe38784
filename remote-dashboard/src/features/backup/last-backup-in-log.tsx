import { getSiteActivity } from '@site-admin/contracts';
import { useResource } from '@site-admin/kit';
import { selectBackupActivity } from '@site-admin/kit/rules';
import { Skeleton } from '@site-admin/ui';
import { LastBackup } from './last-backup';

/** The status of backups does not contain the time of the last one. Mounted for linked users only: others may not read the log. */
export function LastBackupInLog() {
  const { status, data } = useResource(getSiteActivity);
  if (!data && status === 'loading') return <Skeleton width={240} height="1.5em" />;
  return <LastBackup time={data && selectBackupActivity(data).lastBackup} />;
}
