import { providerHost, type SiteStatus } from '@site-admin/contracts';
import { useId } from 'react';
import { useLive, useShell, useViewer } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { Link } from '@site-admin/runtime/router';
import { Card, CardBody, CardHeader, Icon } from '@site-admin/ui';
import type { DashboardCard } from '../../cards/dashboard-card';
import styles from './connections.module.css';

/** The site's connection and its owner. */
export const siteConnectionCard: DashboardCard = {
  name: 'siteConnection',
  section: 'connections',
  shows: () => true,
  Card: SiteConnectionCard,
};

function statusText(status: SiteStatus, isInIdentityCrisis: boolean): string {
  /* translators: %s is the provider, such as WordPress.com. */
  const paused = __('The connection is paused, because %s knows this site by another address.', 'jetpack');
  /* translators: %s is the provider, such as WordPress.com. */
  const offline = __('Your site is in Offline Mode, so it can not be connected to %s.', 'jetpack');
  /* translators: %s is the provider, such as WordPress.com. */
  const connected = __('Your site is connected to %s.', 'jetpack');
  /* translators: %s is the provider, such as WordPress.com. */
  const unconnected = __('Your site is not connected to %s.', 'jetpack');
  const online = isInIdentityCrisis ? paused : connected;
  return sprintf(status === 'offline' ? offline : status === 'connected' ? online : unconnected, providerHost);
}

function SiteConnectionCard() {
  const { status, isConnectionOwner, permissions } = useViewer();
  const isConnected = status === 'connected';
  const { site } = useShell();
  const { icon } = site.initial.siteData;
  const { isInIdentityCrisis } = useLive(site.connection);
  const titleId = useId();
  return (
    <Card labelledBy={titleId}>
      <CardHeader title={__('Site connection', 'jetpack')} titleId={titleId} />
      <CardBody>
        <div className={styles.row}>
          {icon === '' ? (
            <span className={styles.picture}>
              <Icon name="globe" size={40} />
            </span>
          ) : (
            <img className={styles.picture} src={icon} width={64} height={64} alt={__('Site icon', 'jetpack')} />
          )}
          <div className={styles.words}>
            <p>{statusText(status, isInIdentityCrisis)}</p>
            {isConnected && isConnectionOwner && <p>{__('You are the Jetpack owner.', 'jetpack')}</p>}
          </div>
        </div>
        {isConnected && permissions.disconnect && (
          <p className={styles.action}>
            <Link to="/disconnect">{__('Manage site connection', 'jetpack')}</Link>
          </p>
        )}
      </CardBody>
    </Card>
  );
}
