import { isOffline, type ConnectionStatus, type CurrentUser, type Permissions } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';

/** How a site is connected, as far as it decides what a person sees. */
export interface Footing {
  readonly isActive: boolean;
  readonly isOffline: boolean;
  readonly hasConnectedOwner: boolean;
  readonly isLinked: boolean;
}

/** As an answer of the site says. */
export const footingOf = (connection: ConnectionStatus, isLinked = connection.isUserConnected): Footing => ({
  isActive: connection.isActive,
  isOffline: isOffline(connection),
  hasConnectedOwner: connection.hasConnectedOwner,
  isLinked,
});

/** As this page shows it. */
export const shownFooting = (connection: ConnectionStatus, user: CurrentUser): Footing => footingOf(connection, user.isConnected);

/** Whether somebody would see no difference. */
export function isSameFooting(one: Footing, other: Footing): boolean {
  return (
    one.isActive === other.isActive &&
    one.isOffline === other.isOffline &&
    one.hasConnectedOwner === other.hasConnectedOwner &&
    one.isLinked === other.isLinked
  );
}

/**
 * What somebody is told when the site stands otherwise than the page shows it; undefined when nothing they see changes.
 */
export function wordsFor(before: Footing, now: Footing, { manage_modules: isManager }: Permissions): string | undefined {
  if (now.isOffline !== before.isOffline) {
    return now.isOffline
      ? __('The site was put into offline mode.', 'jetpack')
      : __('The site is not in offline mode any more.', 'jetpack');
  }
  if (now.isActive !== before.isActive) {
    return now.isActive
      ? __('The site has been connected in the meantime.', 'jetpack')
      : __('The site has been disconnected in the meantime.', 'jetpack');
  }
  if (now.isLinked !== before.isLinked) {
    return now.isLinked
      ? __('Your account has been connected in the meantime.', 'jetpack')
      : __('Your account has been disconnected in the meantime.', 'jetpack');
  }
  if (now.hasConnectedOwner === before.hasConnectedOwner || !isManager) return undefined;
  return now.hasConnectedOwner
    ? __('The connection of the site has an owner now.', 'jetpack')
    : __('The connection of the site has no owner any more.', 'jetpack');
}
