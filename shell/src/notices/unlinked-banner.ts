/** Conditions of the banner that asks the user to connect an account (spec 001 §5). */
export interface UnlinkedConditions {
  readonly mayConnectAccount: boolean;
  readonly hasConnectedOwner: boolean;
  readonly isReconnecting: boolean;
  readonly hasSiteDataErrors: boolean;
  readonly hasConnectionErrors: boolean;
  readonly path: string;
  readonly isLinked: boolean;
  /** '' if unknown. */
  readonly connectUrl: string;
  readonly isSiteConnected: boolean;
}

/** Returns whether the banner is shown. It is hidden while there are errors that connecting an account would not resolve. */
export const showsUnlinkedBanner = (conditions: UnlinkedConditions): boolean =>
  conditions.mayConnectAccount &&
  conditions.hasConnectedOwner &&
  !conditions.isReconnecting &&
  !conditions.hasSiteDataErrors &&
  !conditions.hasConnectionErrors &&
  conditions.path !== '/connect-user' &&
  !conditions.isLinked &&
  conditions.connectUrl !== '' &&
  conditions.isSiteConnected;
