import type { Viewer } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';

/** The members of the viewer that `GET connection` can change. */
export type ConnectionFacts = Pick<Viewer, 'status' | 'hasConnectedOwner' | 'isLinked'>;

export function isSameConnection(one: ConnectionFacts, other: ConnectionFacts): boolean {
  return one.status === other.status && one.hasConnectedOwner === other.hasConnectedOwner && one.isLinked === other.isLinked;
}

/** Returns the notice about a connection that was changed elsewhere; undefined when nothing visible changed. */
export function changeText(before: Viewer, now: ConnectionFacts): string | undefined {
  const isOffline = now.status === 'offline';
  if (isOffline !== (before.status === 'offline')) {
    return isOffline
      ? __('The site was put into offline mode.', 'jetpack')
      : __('The site is not in offline mode any more.', 'jetpack');
  }
  if (now.status !== before.status) {
    return now.status === 'connected'
      ? __('The site has been connected in the meantime.', 'jetpack')
      : __('The site has been disconnected in the meantime.', 'jetpack');
  }
  if (now.isLinked !== before.isLinked) {
    return now.isLinked
      ? __('Your account has been connected in the meantime.', 'jetpack')
      : __('Your account has been disconnected in the meantime.', 'jetpack');
  }
  if (now.hasConnectedOwner === before.hasConnectedOwner || !before.permissions.manage_modules) return undefined;
  return now.hasConnectedOwner
    ? __('The connection of the site has an owner now.', 'jetpack')
    : __('The connection of the site has no owner any more.', 'jetpack');
}
