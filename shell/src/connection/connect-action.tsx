import { ActionButton, Button } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import type { ReactNode } from 'react';
import { usePage, useViewer } from '../page/page-context';
import { ConsentNote } from './consent-note';
import styles from './connection.module.css';

export interface ConnectActionProps {
  readonly label: string;
  /** Told to the provider. */
  readonly from: string;
  /** Where the provider sends the person back to, when not to the page as such; relative to wp-admin. */
  readonly redirectUri?: string;
  /** Said in place of the button while the site is offline. */
  readonly offlineText: string;
  /** The way on where there is nothing to connect; the dashboard when left out. */
  readonly fallbackAction?: ReactNode;
}

/** The button that connects, with what it means; where it could do nothing, a word why and the way on. */
export function ConnectAction({ label, from, redirectUri, offlineText, fallbackAction = <ToDashboard /> }: ConnectActionProps) {
  const { connection } = usePage();
  const { status, isRegistered, isLinked, permissions } = useViewer();
  const { siteIsRegistering, userIsConnecting, isFetchingConnectUrl, registrationError } = useLive(connection.state);

  if (status === 'offline') return <NothingToConnect text={offlineText}>{fallbackAction}</NothingToConnect>;
  // Registered and linked: there is nothing left to connect (spec 000 §2).
  if (isRegistered && isLinked)
    return <NothingToConnect text={__('Your account is connected.', 'jetpack')}>{fallbackAction}</NothingToConnect>;
  // Who may not connect the site is told whom to ask by a notice above.
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
