import { providerHost } from '@site-admin/contracts';
import { Link } from '@site-admin/ui';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import { useLinks } from '../../page/links';
import { usePage, useViewer } from '../../page/page-context';
import { AnnouncedNotice } from './announced-notice';
import styles from './notices.module.css';

/** Shown to all users but subscribers (spec 001 §6). */
export function DevelopmentVersionNotice() {
  const { services } = usePage();
  const { redirect } = useLinks();
  const { isSubscriber } = useViewer();
  if (!services.site.initial.isDevVersion || isSubscriber) return null;
  return (
    <AnnouncedNotice status="is-info">
      {__('This is a development version of Jetpack.', 'jetpack')}{' '}
      <Link href={redirect('jetpack-contact-support-beta-group')}>{__('Submit feedback', 'jetpack')}</Link>
    </AnnouncedNotice>
  );
}

/** Lists the reasons for Offline Mode (spec 001 §4.1). */
export function OfflineNotice() {
  const { services } = usePage();
  const { redirect } = useLinks();
  const { offlineMode } = useLive(services.site.connection);
  if (!offlineMode.isActive) return null;
  const reasons = [
    offlineMode.filter && __('A development-mode filter is active.', 'jetpack'),
    offlineMode.constant && __('The JETPACK_DEV_DEBUG constant is defined.', 'jetpack'),
    offlineMode.wpLocalConstant && __('The WP_LOCAL_DEV constant is defined.', 'jetpack'),
    offlineMode.url && __('The site URL is a known local development URL.', 'jetpack'),
  ].filter((reason) => typeof reason === 'string');
  return (
    <AnnouncedNotice status="is-info">
      {__('The site is in Offline Mode, so some features are not available:', 'jetpack')}
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <Link href={redirect('jetpack-support-development-mode')}>{__('Learn more', 'jetpack')}</Link>
    </AnnouncedNotice>
  );
}

/** Shown on staging sites, except in an identity crisis (spec 001 §3). */
export function StagingNotice() {
  const { services } = usePage();
  const { redirect } = useLinks();
  const { isStaging, isInIdentityCrisis } = useLive(services.site.connection);
  if (!isStaging || isInIdentityCrisis) return null;
  return (
    <AnnouncedNotice status="is-info">
      {__('Jetpack is running on a staging site.', 'jetpack')}{' '}
      <Link href={redirect('jetpack-support-staging-sites')}>{__('Learn more', 'jetpack')}</Link>
    </AnnouncedNotice>
  );
}

/** Shown on an unconnected site to users without the right to connect it (spec 001 §2.6). */
export function UnconnectedNotice() {
  const { status, permissions } = useViewer();
  if (status !== 'unconnected' || permissions.connect) return null;
  return (
    <AnnouncedNotice
      status="is-warning"
      text={sprintf(
        /* translators: %s: the provider's host. */
        __('This site is not connected to %s. Please ask the site administrator to connect.', 'jetpack'),
        providerHost,
      )}
    />
  );
}
