import { Suspense } from 'react';
import { getSiteFeatures, redirectUrl, siteHas } from '@site-admin/contracts';
import { useResource, useShell, useViewer } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { ExternalLink, Skeleton } from '@site-admin/ui';
import { lazyPart } from '../../cards/lazy-part';
import styles from './backup.module.css';

const LoadingTime = () => <Skeleton width={240} height="1.5em" />;

// Not part of the first screen; left out where its chunk failed to load.
const LastBackupInLog = lazyPart(
  () => import('./last-backup-in-log').then((chunk) => chunk.LastBackupInLog),
  () => null,
);

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
      {isLinked && (
        <Suspense fallback={<LoadingTime />}>
          <LastBackupInLog />
        </Suspense>
      )}
      <p className={styles.links}>
        <ExternalLink href={manageHref}>{__('Manage backups', 'jetpack')}</ExternalLink>
        <ExternalLink href={logHref}>{__('View backup activity', 'jetpack')}</ExternalLink>
      </p>
    </>
  );
}
