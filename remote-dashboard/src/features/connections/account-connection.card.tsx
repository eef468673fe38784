import { useId, type ReactNode } from 'react';
import { getConnectionData, providerHost, type WpcomUser } from '@site-admin/contracts';
import { useLive, useResource, useShell, useViewer } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { Link } from '@site-admin/runtime/router';
import { Button, Card, CardBody, CardHeader, Icon, RichText } from '@site-admin/ui';
import type { DashboardCard } from '../../cards/dashboard-card';
import styles from './connections.module.css';

/** The user's account at the provider, or a link to connect one. */
export const accountConnectionCard: DashboardCard = {
  name: 'accountConnection',
  section: 'connections',
  shows: ({ permissions }) => permissions.connect_user,
  Card: AccountConnectionCard,
};

function AccountConnectionCard() {
  const { status, isLinked } = useViewer();
  const titleId = useId();
  return (
    <Card labelledBy={titleId}>
      <CardHeader title={__('Account connection', 'jetpack')} titleId={titleId} />
      <CardBody>{status === 'offline' ? <OfflineAccount /> : isLinked ? <LinkedAccount /> : <UnlinkedAccount />}</CardBody>
    </Card>
  );
}

function Row({ picture, children }: { readonly picture?: string | undefined; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      {picture ? (
        <img className={styles.avatar} src={picture} width={64} height={64} alt="" />
      ) : (
        <span className={styles.avatar}>
          <Icon name="people" size={40} />
        </span>
      )}
      <div className={styles.words}>{children}</div>
    </div>
  );
}

function OfflineAccount() {
  /* translators: %s is the provider, such as WordPress.com. */
  const text = __('The site is in Offline Mode, so you can not connect to %s.', 'jetpack');
  return (
    <Row>
      <p>{sprintf(text, providerHost)}</p>
    </Row>
  );
}

function LinkedAccount() {
  const { isConnectionOwner } = useViewer();
  const { site } = useShell();
  // The page's initial data until the site responds, and where it fails to.
  const { currentUser } = useResource(getConnectionData).data ?? { currentUser: site.user.current };
  const { login, email, avatar }: WpcomUser = currentUser.wpcomUser;
  /* translators: %s is the name of an account. */
  const text = sprintf(__('Connected as <name>%s</name>', 'jetpack'), login);
  return (
    <>
      <Row picture={avatar === false ? undefined : avatar}>
        <p>
          <RichText text={text} parts={{ name: (name) => <strong>{name}</strong> }} />
        </p>
        <p className={styles.email}>{email}</p>
      </Row>
      {!isConnectionOwner && <Unlink />}
    </>
  );
}

function Unlink() {
  const { connection } = useShell();
  const { isUnlinkingUser } = useLive(connection.state);
  return (
    <p className={styles.action}>
      <Button variant="link" busy={isUnlinkingUser} onClick={connection.unlinkUser}>
        {
          /* translators: %s is the provider, such as WordPress.com. */
          sprintf(__('Unlink your account from %s', 'jetpack'), providerHost)
        }
      </Button>
    </p>
  );
}

function UnlinkedAccount() {
  /* translators: %s is the provider, such as WordPress.com. */
  const text = __('Connect your %s account to use every Jetpack feature on this site.', 'jetpack');
  return (
    <>
      <Row>
        <p>{sprintf(text, providerHost)}</p>
      </Row>
      <p className={styles.action}>
        <Link to="/connect-user">
          {
            /* translators: %s is the provider, such as WordPress.com. */
            sprintf(__('Connect your %s account', 'jetpack'), providerHost)
          }
        </Link>
      </p>
    </>
  );
}
