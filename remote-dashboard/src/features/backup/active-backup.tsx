import { getSiteFeatures, redirectUrl, siteHas } from '@site-admin/contracts';
import { useResource, useShell, useViewer } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { ExternalLink } from '@site-admin/ui';
import styles from './backup.module.css';

/** Backups run: how often, and where they are managed. The status does not contain the time of the last one. */
export function ActiveBackup() {
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
      <p className={styles.links}>
        <ExternalLink href={manageHref}>{__('Manage backups', 'jetpack')}</ExternalLink>
        <ExternalLink href={logHref}>{__('View backup activity', 'jetpack')}</ExternalLink>
      </p>
    </>
  );
}
