import { getSiteActivity, getSiteFeatures, redirectUrl, siteHas } from '@site-admin/contracts';
import { useResource, useShell, useViewer } from '@site-admin/kit';
import { selectBackupActivity } from '@site-admin/kit/rules';
import { __ } from '@site-admin/runtime/i18n';
import { ExternalLink, Skeleton } from '@site-admin/ui';
import { LastBackup } from './last-backup';
import styles from './backup.module.css';

/** Backups run: how often, when last, and where they are managed. */
export function ActiveBackup() {
  const { initial } = useShell().site;
  const { isLinked, isWoASite } = useViewer();
  const isRealTime = siteHas(useResource(getSiteFeatures).data, 'real-time-backups');
  const manageHref = redirectUrl(isWoASite ? 'calypso-backups' : 'my-jetpack-manage-backup', {}, initial);
  const logHref = redirectUrl('calypso-activity-log', { query: 'group=rewind' }, initial);
  return (
    <>
      <p>
        {isRealTime
          ? __('Every change to your site is saved as you make it.', 'jetpack')
          : __('Your site is backed up every day.', 'jetpack')}
      </p>
      {isLinked && <LastBackupInLog />}
      <p className={styles.links}>
        <ExternalLink href={manageHref}>{__('Manage backups', 'jetpack')}</ExternalLink>
        <ExternalLink href={logHref}>{__('View backup activity', 'jetpack')}</ExternalLink>
      </p>
    </>
  );
}

/** The status of backups does not contain the time of the last one. Mounted for linked users only: others may not read the log. */
function LastBackupInLog() {
  const { status, data } = useResource(getSiteActivity);
  if (!data && status === 'loading') return <Skeleton width={240} height="1.5em" />;
  return <LastBackup time={data && selectBackupActivity(data).lastBackup} />;
}
