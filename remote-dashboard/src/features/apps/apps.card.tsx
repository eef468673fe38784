import { useId } from 'react';
import { appIconSizes, redirectUrl } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { appQrCode, appStore, detectDevice, googlePlay } from '@site-admin/kit/apps';
import { __ } from '@site-admin/runtime/i18n';
import { Card, CardBody, CardHeader, ExternalLink, Logo, RichText } from '@site-admin/ui';
import { StoreBadge } from './store-badge';
import styles from './apps.module.css';

/** The mobile app: the badge of the phone's store, elsewhere a QR code. */
export function AppsCard() {
  const titleId = useId();
  const device = detectDevice(window);
  return (
    <Card labelledBy={titleId}>
      <CardHeader title={<Title />} titleId={titleId} level={2} />
      <CardBody className={styles.body}>
        {device === 'other' && (
          <img className={styles.code} src={appQrCode} width={80} height={80} alt={__('QR code of jetpack.com/app', 'jetpack')} />
        )}
        <div className={styles.words}>
          <p>{__('Check your stats, back up your site and fix threats from your phone.', 'jetpack')}</p>
          {device === 'android' && <StoreBadge store={googlePlay()} />}
          {device === 'ios' && <StoreBadge store={appStore()} />}
          {device === 'other' && <AppLink />}
        </div>
      </CardBody>
    </Card>
  );
}

/** The title after the icon of the app, in its size below a screen. */
function Title() {
  return (
    <span className={styles.title}>
      <span className={styles.icon} aria-hidden>
        <Logo isMarkOnly size={appIconSizes.underside} />
      </span>
      {__('Jetpack in your pocket', 'jetpack')}
    </span>
  );
}

function AppLink() {
  const { site } = useShell();
  const link = (label: string) => (
    <ExternalLink href={redirectUrl('jetpack-plugin-dashboard-apps-card', {}, site.initial)}>{label}</ExternalLink>
  );
  return (
    <p>
      <RichText text={__('Visit <link>jetpack.com/app</link> or scan the code with your phone.', 'jetpack')} parts={{ link }} />
    </p>
  );
}
