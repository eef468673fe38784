import { ActionButton, Button } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import type { ReactNode } from 'react';
import { usePage, useViewer } from '../page/page-context';
import { ConsentNote } from './consent-note';
import styles from './connection.module.css';

export interface ConnectActionProps {
  readonly label: string;
  /** The origin of the request, sent to the provider. */
  readonly from: string;
  /** The path the provider redirects back to, relative to wp-admin; the page itself by default. */
  readonly redirectUri?: string;
  /** Shown instead of the button in offline mode. */
  readonly offlineText: string;
  /** Shown where there is nothing to connect; by default a link to the dashboard. */
  readonly fallbackAction?: ReactNode;
}

/** The connect button with the consent note, or the reason why connecting is not possible and a fallback action. */
export function ConnectAction({ label, from, redirectUri, offlineText, fallbackAction = <ToDashboard /> }: ConnectActionProps) {
  const { connection } = usePage();
  const { status, isRegistered, isLinked, permissions } = useViewer();
  const { siteIsRegistering, userIsConnecting, isFetchingConnectUrl, registrationError } = useLive(connection.state);

  if (status === 'offline') return <NothingToConnect text={offlineText}>{fallbackAction}</NothingToConnect>;
  // Registered and linked: there is nothing left to connect (spec 000 §2).
  if (isRegistered && isLinked)
    return <NothingToConnect text={__('Your account is connected.', 'jetpack')}>{fallbackAction}</NothingToConnect>;
  // A notice explains this to users without permission.
  if (!isRegistered && !permissions.connect) return fallbackAction;
  return (
    <>
      <ActionButton
        label={label}
        size="large"
        busy={siteIsRegistering || userIsConnecting || isFetchingConnectUrl}
        error={registrationError !== undefined}
        onClick={() => connection.connect(from, redirectUri === undefined ? {} : { redirectUri })}
      />
      <ConsentNote />
    </>
  );
}

function NothingToConnect({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <>
      <p className={styles.intro}>{text}</p>
      {children}
    </>
  );
}

function ToDashboard() {
  const { navigation } = usePage();
  return <Button href={navigation.href('/dashboard')}>{__('Go to the dashboard', 'jetpack')}</Button>;
}
