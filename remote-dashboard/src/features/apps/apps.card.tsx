import { useId } from 'react';
import { redirectUrl } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Card, CardBody, CardHeader, ExternalLink, RichText } from '@site-admin/ui';
import { deviceOf } from './device';
import qrCode from './get-apps-qr-code.svg';
import { StoreBadge } from './store-badge';
import { appStore, googlePlay } from './stores';
import styles from './apps.module.css';

/** The mobile app: on a phone the badge of its store, elsewhere a code to point a phone at. */
export function AppsCard() {
  const titleId = useId();
  const device = deviceOf(window);
  return (
    <Card labelledBy={titleId}>
      <CardHeader title={__('Jetpack in your pocket', 'jetpack')} titleId={titleId} level={2} />
      <CardBody className={styles.body}>
        {device === 'other' && (
          <img className={styles.code} src={qrCode} width={80} height={80} alt={__('QR code of jetpack.com/app', 'jetpack')} />
        )}
        <div className={styles.words}>
          <p>{__('Take your site with you: the mobile app shows its stats, backs it up and keeps it safe.', 'jetpack')}</p>
          {device === 'android' && <StoreBadge store={googlePlay()} />}
          {device === 'ios' && <StoreBadge store={appStore()} />}
          {device === 'other' && <Address />}
        </div>
      </CardBody>
    </Card>
  );
}

function Address() {
  const { site } = useShell();
  const link = (label: string) => (
    <ExternalLink href={redirectUrl('jetpack-plugin-dashboard-apps-card', {}, site.initial)}>{label}</ExternalLink>
  );
  return (
    <p>
      <RichText
        text={__('Point your phone at the code, or go to <link>jetpack.com/app</link> on it.', 'jetpack')}
        parts={{ link }}
      />
    </p>
  );
}
