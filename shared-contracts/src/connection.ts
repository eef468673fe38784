import type { Live } from './live';
import type { ConnectionError } from './site/connection-status';
import type { UserConnectionData } from './site/current-user';
import type { InitialState } from './site/initial-state';

/** A plugin that uses the connection. */
export interface ConnectedPlugin {
  readonly name: string;
  readonly url_info?: string | undefined;
}

/** The state of the connection and its requests in progress (spec 000 §3, spec 001 §4.12). */
export interface ConnectionState {
  readonly siteIsRegistering: boolean;
  /** The authorization URL is being fetched, or the browser is navigating to it. */
  readonly userIsConnecting: boolean;
  readonly isDisconnecting: boolean;
  readonly isUnlinkingUser: boolean;
  readonly isFetchingConnectUrl: boolean;
  readonly isFetchingUserData: boolean;
  readonly isReconnecting: boolean;
  /** The error of the last registration or authorization; undefined while none has failed. */
  readonly registrationError: Error | undefined;
  /** The authorization URL of this user (response field `authorizeUrl`); undefined until a response contained it. */
  readonly authorizationUrl: string | undefined;
  /** The URL where connecting begins; '' while the user is linked. */
  readonly connectUrl: string;
  /** By slug. */
  readonly connectedPlugins: Readonly<Record<string, ConnectedPlugin>>;
  readonly connectionErrors: readonly ConnectionError[];
  /** From the initial state until `connection/data` is watched; then from its response. */
  readonly userConnectionData: UserConnectionData | undefined;
}

/** Connects and unlinks the user, for every part of the page. */
export interface Connection {
  readonly state: Live<ConnectionState>;
  /**
   * Registers the site where it is not registered, then navigates to the provider's page. Ignored while either is in progress.
   *
   * @param from The screen or card where connecting began; sent to the provider.
   * @param options `redirectUri`: the return address, relative to wp-admin. Default: this page.
   */
  connect(from: string, options?: { readonly redirectUri?: string }): void;
  /** Unlinks the signed-in user's account and displays the result. Ignored while in progress. */
  unlinkUser(): void;
}

/** Returns the state derived from the initial state. */
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
