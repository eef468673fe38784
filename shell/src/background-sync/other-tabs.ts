import { combineLatest, distinctUntilChanged, map } from '@site-admin/runtime/rx';
import * as v from 'valibot';
import type { PageServices } from '../services/page-services';
import { isSameFooting, shownFooting, type Footing } from './connection-change';

export interface OtherTabsDeps {
  readonly window: Window & { readonly BroadcastChannel?: typeof BroadcastChannel };
  readonly services: Pick<PageServices, 'site'>;
  /** Another tab sees something else than this one. */
  readonly onDifference: () => void;
}

const flag = v.boolean();
/** What a tab tells the others of: who it is, and how it sees the connection. */
const told = v.object({
  userId: v.number(),
  footing: v.object({ isActive: flag, isOffline: flag, hasConnectedOwner: flag, isLinked: flag }),
});

/**
 * Tells the other tabs of this site how this one sees the connection, when it comes up and whenever that changes; hears the same
 * of them. Nobody is believed: a difference is a reason to ask the site. A page that rests in the back-forward cache keeps no
 * channel, which would keep it from resting.
 */
export function followOtherTabs({ window, services: { site }, onDifference }: OtherTabsDeps): () => void {
  const { BroadcastChannel: Channel } = window;
  let channel: BroadcastChannel | undefined;

  const footing = (): Footing => shownFooting(site.connection.current, site.user.current);
  const tell = () => channel?.postMessage({ userId: site.user.current.id, footing: footing() });

  function onMessage({ data }: MessageEvent<unknown>): void {
    if (!v.is(told, data)) return;
    if (data.userId !== site.user.current.id || !isSameFooting(data.footing, footing())) onDifference();
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
  const telling = combineLatest([site.connection.changes, site.user.changes])
    .pipe(map(footing), distinctUntilChanged(isSameFooting))
    .subscribe(tell);
  return () => {
    telling.unsubscribe();
    window.removeEventListener('pageshow', open);
    window.removeEventListener('pagehide', close);
    close();
  };
}
