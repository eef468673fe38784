import * as v from 'valibot';
import { getAccount } from '../db/accounts';
import type { Database } from '../db/open';
import { readOption } from '../db/options';
import { findUser } from '../db/users';
import { getPermissions, type Visitor } from '../rights/permissions';
import { getDirection, getLanguage, toTraits } from '../traits/traits';
import { isInIdentityCrisis } from './identity-crisis';

/** Returns the response of `GET connection` (reference: wire, connection). */
export function connectionStatus(db: Database, { connection, linked }: Visitor) {
  return {
    isActive: connection.registered,
    // In an identity crisis the site behaves as a staging copy until the crisis is resolved.
    isStaging: toTraits(db).staging || isInIdentityCrisis(db),
    isRegistered: connection.registered,
    isUserConnected: linked,
    hasConnectedOwner: connection.hasOwner,
    offlineMode: connection.offline,
    isPublic: readOption(db, 'public', v.boolean(), true),
  };
}

/** Returns the user as the page receives it. The avatar is served by this site: none is loaded from elsewhere. */
export function currentUser(db: Database, visitor: Visitor, home: string) {
  const { user, linked, connection } = visitor;
  const account = user && linked ? getAccount(db, user.id) : undefined;
  const traits = toTraits(db);
  const picture = `${home}/wp-content/site-admin/host/person.svg`;
  return {
    isConnected: linked,
    isMaster: linked && user?.id === connection.ownerId,
    username: user?.login ?? '',
    id: user?.id ?? 0,
    wpcomUser: account
      ? {
          ID: account.id,
          login: account.login,
          email: account.email,
          display_name: account.displayName,
          text_direction: getDirection(traits),
          site_count: account.siteCount,
          jetpack_connect: '',
          color_scheme: 'default',
          sidebar_collapsed: false,
          user_locale: getLanguage(traits),
          avatar: picture,
        }
      : { avatar: false as const },
    gravatar: picture,
    permissions: getPermissions(visitor),
  };
}

/** Returns the response of `GET connection/data`. */
export function userConnectionData(db: Database, visitor: Visitor, home: string) {
  const { connection } = visitor;
  const owner = connection.hasOwner && connection.ownerId !== null ? findUser(db, connection.ownerId) : undefined;
  return {
    currentUser: { ...currentUser(db, visitor, home), blogId: connection.blogId ?? (false as const) },
    connectionOwner: owner?.displayName ?? null,
  };
}
