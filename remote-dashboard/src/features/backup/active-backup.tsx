import { getSiteFeatures, redirectUrl, siteHas } from '@site-admin/contracts';
import { createLazyComponent, useLazyComponent, useResource, useShell, useViewer } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { ExternalLink, Skeleton } from '@site-admin/ui';
import styles from './backup.module.css';

const lastBackupInLog = createLazyComponent(() => import('./last-backup-in-log').then(({ LastBackupInLog }) => LastBackupInLog));

/** When the last backup was. It is not part of the first screen, and left out where its chunk failed to load. */
function LastBackup() {
  const state = useLazyComponent(lastBackupInLog);
  if (state.status === 'ready') return <state.Component />;
  return state.status === 'loading' && <Skeleton width={240} height="1.5em" />;
}

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
      {isLinked && <LastBackup />}
      <p className={styles.links}>
        <ExternalLink href={manageHref}>{__('Manage backups', 'jetpack')}</ExternalLink>
        <ExternalLink href={logHref}>{__('View backup activity', 'jetpack')}</ExternalLink>
      </p>
    </>
  );
}
