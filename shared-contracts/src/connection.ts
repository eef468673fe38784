import type { Live } from './live';
import type { ConnectionError } from './site/connection-status';
import type { UserConnectionData } from './site/current-user';
import type { InitialState } from './site/initial-state';

/** A plugin that uses the connection. */
export interface ConnectedPlugin {
  readonly name: string;
  readonly url_info?: string | undefined;
}

/** What the shell knows of connecting, and what of it is under way (spec 000 §3, spec 001 §4.12). */
export interface ConnectionState {
  readonly siteIsRegistering: boolean;
  /** The address to authorise at is being fetched, or the browser is on its way there. */
  readonly userIsConnecting: boolean;
  readonly isDisconnecting: boolean;
  readonly isUnlinkingUser: boolean;
  readonly isFetchingConnectUrl: boolean;
  readonly isFetchingUserData: boolean;
  readonly isReconnecting: boolean;
  /** Why the last registration or authorisation failed; undefined while none did. */
  readonly registrationError: Error | undefined;
  /** Where this user authorises, from the answer field `authorizeUrl`; undefined until an answer brought it. */
  readonly authorizationUrl: string | undefined;
  /** Where connecting begins; '' while the user is linked. */
  readonly connectUrl: string;
  /** By slug. */
  readonly connectedPlugins: Readonly<Record<string, ConnectedPlugin>>;
  readonly connectionErrors: readonly ConnectionError[];
  /** As the page came with it until somebody watches `connection/data`; then as the site answers. */
  readonly userConnectionData: UserConnectionData | undefined;
}

/** Connecting and unlinking, as the shell does it for every part of the page. */
export interface Connection {
  readonly state: Live<ConnectionState>;
  /**
   * Registers the site where that is still to do, then leaves for the provider's page. Ignored while one of both is under way.
   *
   * @param from The screen or card the person came from; the provider is told.
   * @param options `redirectUri`: where the provider sends the person back to, relative to wp-admin; this page when left out.
   */
  connect(from: string, options?: { readonly redirectUri?: string }): void;
  /** Takes the signed-in user's account off the site, and says how it went. Ignored while under way. */
  unlinkUser(): void;
}

/** The state a page begins with. */
export function initialConnectionState(initial: InitialState): ConnectionState {
  const { connectionStatus, connectedPlugins, connectUrl, userData, siteData } = initial;
  return {
    siteIsRegistering: false,
    userIsConnecting: false,
    isDisconnecting: false,
    isUnlinkingUser: false,
    isFetchingConnectUrl: false,
    isFetchingUserData: false,
    isReconnecting: false,
    registrationError: undefined,
    authorizationUrl: undefined,
    connectUrl,
    connectedPlugins,
    connectionErrors: connectionStatus.errors,
    userConnectionData: {
      currentUser: { ...userData.currentUser, blogId: siteData.blog_id || false },
      connectionOwner: null,
    },
  };
}
