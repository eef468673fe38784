import { getSiteFeatures, redirectUrl, siteHas, type RewindStatus } from '@site-admin/contracts';
import { useResource, useShell, useViewer } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { ExternalLink } from '@site-admin/ui';
import { LastBackup } from './last-backup';
import styles from './backup.module.css';

/** Backups run: how often, when last, and where they are managed. */
export function ActiveBackup({ lastBackup }: { readonly lastBackup: RewindStatus['last_updated'] }) {
  const { initial } = useShell().site;
  const { isWoASite } = useViewer();
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
      <LastBackup time={lastBackup} />
      <p className={styles.links}>
        <ExternalLink href={manageHref}>{__('Manage backups', 'jetpack')}</ExternalLink>
        <ExternalLink href={logHref}>{__('View backup activity', 'jetpack')}</ExternalLink>
      </p>
    </>
  );
}
