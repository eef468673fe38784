import { distinctUntilChanged } from '@site-admin/runtime/rx';
import * as v from 'valibot';
import { isSameConnection } from './connection-change';
import type { PageServices } from '../page/services/page-services';

export interface OtherTabsDeps {
  readonly window: Window & { readonly BroadcastChannel?: typeof BroadcastChannel };
  readonly services: Pick<PageServices, 'site'>;
  /** Called when another tab shows a different connection or user. */
  readonly onDifference: () => void;
}

/** The message a tab broadcasts: its user, and the connection it shows. */
const message = v.object({
  userId: v.number(),
  connection: v.object({
    status: v.picklist(['connected', 'unconnected', 'offline', 'unknown']),
    hasConnectedOwner: v.boolean(),
    isLinked: v.boolean(),
  }),
});

/**
 * Broadcasts the connection this tab shows to the other tabs of the site, at the start and at each change, and receives theirs.
 * A difference is not applied but checked with the site. A page in the back-forward cache has no open channel: one would make it
 * ineligible for that cache.
 */
export function followOtherTabs({ window, services: { site }, onDifference }: OtherTabsDeps): () => void {
  const { BroadcastChannel: Channel } = window;
  let channel: BroadcastChannel | undefined;

  const shown = () => {
    const { status, hasConnectedOwner, isLinked } = site.viewer.current;
    return { status, hasConnectedOwner, isLinked };
  };
  const broadcast = () => channel?.postMessage({ userId: site.user.current.id, connection: shown() });

  function onMessage({ data }: MessageEvent<unknown>): void {
    if (!v.is(message, data)) return;
    if (data.userId !== site.user.current.id || !isSameConnection(data.connection, shown())) onDifference();
  }
  function open(): void {
    if (channel || !Channel) return;
    channel = new Channel(`site-admin:${site.initial.adminUrl}`);
    channel.addEventListener('message', onMessage);
  }
  function close(): void {
    channel?.close();
    channel = undefined;
  }

  open();
  window.addEventListener('pageshow', open);
  window.addEventListener('pagehide', close);
  const broadcasting = site.viewer.changes.pipe(distinctUntilChanged(isSameConnection)).subscribe(broadcast);
  return () => {
    broadcasting.unsubscribe();
    window.removeEventListener('pageshow', open);
    window.removeEventListener('pagehide', close);
    close();
  };
}
