import type { Viewer } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';

/** The members of the viewer that `GET connection` can change. */
export type ConnectionFacts = Pick<Viewer, 'status' | 'hasConnectedOwner' | 'isLinked'>;

export function isSameConnection(one: ConnectionFacts, other: ConnectionFacts): boolean {
  return one.status === other.status && one.hasConnectedOwner === other.hasConnectedOwner && one.isLinked === other.isLinked;
}

/** Returns the notice about a connection that was changed elsewhere; undefined when nothing visible changed. */
export function getChangeText(before: Viewer, now: ConnectionFacts): string | undefined {
  const isOffline = now.status === 'offline';
  if (isOffline !== (before.status === 'offline')) {
    return isOffline
      ? __('The site is now in Offline Mode.', 'jetpack')
      : __('The site is no longer in Offline Mode.', 'jetpack');
  }
  if (now.status !== before.status) {
    return now.status === 'connected'
      ? __('The site is now connected.', 'jetpack')
      : __('The site is no longer connected.', 'jetpack');
  }
  if (now.isLinked !== before.isLinked) {
    return now.isLinked ? __('Your account is now connected.', 'jetpack') : __('Your account is no longer connected.', 'jetpack');
  }
  if (now.hasConnectedOwner === before.hasConnectedOwner || !before.permissions.manage_modules) return undefined;
  return now.hasConnectedOwner
    ? __('The site connection now has an owner.', 'jetpack')
    : __('The site connection no longer has an owner.', 'jetpack');
}
