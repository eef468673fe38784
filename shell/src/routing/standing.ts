import {
  hasConnectedOwner,
  isConnectionOwner,
  isLinked,
  isOffline,
  isSiteRegistered,
  isSubscriber,
  type Audience,
  type ConnectionStatus,
  type CurrentUser,
  type InitialState,
  type Live,
  type Permissions,
} from '@site-admin/contracts';
import { combineLatest, distinctUntilChanged, map } from '@site-admin/runtime/rx';

/** How the site stands with the provider (spec 001 §4.1); `unknown` when the page came without a connection status. */
export type SiteStatus = 'connected' | 'unconnected' | 'offline' | 'unknown';

/** Who looks at the page, and at what kind of site: all that guards, menus and frame decide by. */
export interface Standing {
  readonly status: SiteStatus;
  readonly isRegistered: boolean;
  readonly isLinked: boolean;
  readonly isConnectionOwner: boolean;
  readonly hasConnectedOwner: boolean;
  /** A user who may not even edit posts. */
  readonly isSubscriber: boolean;
  readonly may: Permissions;
  readonly showRecommendations: boolean;
  /** Post by email or publicize is on: what a person without manage_options may still set (spec 001 §2.2). */
  readonly hasPersonalModule: boolean;
}

function statusOf(connection: ConnectionStatus | undefined): SiteStatus {
  if (!connection) return 'unknown';
  if (isOffline(connection)) return 'offline';
  return connection.isActive ? 'connected' : 'unconnected';
}

/** How `user` stands at a site of this state; without a connection status the site's is unknown. */
export function standingOf(
  initial: Pick<InitialState, 'siteData' | 'getModules'>,
  connection: ConnectionStatus | undefined,
  user: CurrentUser,
): Standing {
  return {
    status: statusOf(connection),
    isRegistered: connection !== undefined && isSiteRegistered(connection),
    isLinked: isLinked(user),
    isConnectionOwner: isLinked(user) && isConnectionOwner(user),
    hasConnectedOwner: connection !== undefined && hasConnectedOwner(connection),
    isSubscriber: isSubscriber(user),
    may: user.permissions,
    showRecommendations: initial.siteData.showRecommendations,
    hasPersonalModule: ['post-by-email', 'publicize'].some((slug) => initial.getModules[slug]?.activated === true),
  };
}

interface StandingSources {
  readonly initial: InitialState;
  readonly connection: Live<ConnectionStatus>;
  readonly user: Live<CurrentUser>;
}

/** The standing now and at each change of connection or user; the same object while neither changed. */
export function liveStanding({ initial, connection, user }: StandingSources): Live<Standing> {
  let from: readonly [ConnectionStatus, CurrentUser] = [connection.current, user.current];
  let standing = standingOf(initial, ...from);
  const read = () => {
    if (from[0] !== connection.current || from[1] !== user.current) {
      from = [connection.current, user.current];
      standing = standingOf(initial, ...from);
    }
    return standing;
  };
  return {
    get current() {
      return read();
    },
    changes: combineLatest([connection.changes, user.changes]).pipe(map(read), distinctUntilChanged()),
  };
}

/** Whether somebody of this standing belongs to an audience. */
export function isInAudience(audience: Audience, standing: Standing): boolean {
  const isManager = standing.may.manage_modules;
  switch (audience) {
    case 'everyone':
      return true;
    case 'managers':
      return isManager;
    case 'linkedManagers':
      return isManager && standing.isLinked && standing.status !== 'offline';
    case 'owner':
      return standing.isConnectionOwner;
    case 'recommendations':
      return standing.showRecommendations;
    case 'recommendationsManagers':
      return isManager && standing.showRecommendations;
  }
}
