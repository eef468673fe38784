/** All that decides whether a person is asked to connect their account (spec 001 §5). */
export interface UnlinkedFacts {
  readonly mayConnectAccount: boolean;
  readonly hasConnectedOwner: boolean;
  readonly isReconnecting: boolean;
  readonly hasSiteDataErrors: boolean;
  readonly hasConnectionErrors: boolean;
  readonly path: string;
  readonly isLinked: boolean;
  /** Where connecting begins; '' when the page does not know. */
  readonly connectUrl: string;
  readonly isSiteConnected: boolean;
}

/** Asks only whom it would help, and not beside an error that connecting an account would not mend. */
export const showsUnlinkedBanner = (facts: UnlinkedFacts): boolean =>
  facts.mayConnectAccount &&
  facts.hasConnectedOwner &&
  !facts.isReconnecting &&
  !facts.hasSiteDataErrors &&
  !facts.hasConnectionErrors &&
  facts.path !== '/connect-user' &&
  !facts.isLinked &&
  facts.connectUrl !== '' &&
  facts.isSiteConnected;
