/** Messages to and from the other tabs of the site. */
export interface TabChannel {
  post(message: unknown): void;
  close(): void;
}

export interface TabChannelDeps {
  readonly window: Window & { readonly BroadcastChannel?: typeof BroadcastChannel };
  readonly name: string;
  readonly onMessage: (message: unknown) => void;
}

/**
 * Opens a `BroadcastChannel` to the other tabs, if supported. It is closed while the page is in the back-forward cache: an open channel
 * makes a page ineligible for that cache.
 */
export function openTabChannel({ window, name, onMessage }: TabChannelDeps): TabChannel {
  const { BroadcastChannel: Channel } = window;
  let channel: BroadcastChannel | undefined;

  const receive = ({ data }: MessageEvent<unknown>) => onMessage(data);
  function open(): void {
    if (channel || !Channel) return;
    channel = new Channel(name);
    channel.addEventListener('message', receive);
  }
  function close(): void {
    channel?.close();
    channel = undefined;
  }

  open();
  window.addEventListener('pageshow', open);
  window.addEventListener('pagehide', close);
  return {
    post: (message) => channel?.postMessage(message),
    close() {
      window.removeEventListener('pageshow', open);
      window.removeEventListener('pagehide', close);
      close();
    },
  };
}
