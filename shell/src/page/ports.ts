import type { ConnectionStatus, CurrentUser, Navigation, Notice, Site } from '@site-admin/contracts';

/** A notice of the shell, which may choose where it is shown. */
export interface PlacedNotice extends Notice {
  /**
   * `toast` (the default) reports what just happened and is over the page. `page` is in the flow of the page, above the screen: for
   * a condition that is known when the page is rendered.
   */
  readonly placement?: 'toast' | 'page';
}

/** Adds and removes notices. */
export interface NoticeStore {
  /**
   * Shows a notice, newest first.
   *
   * @param source `shell`, or the name of the remote.
   * @returns The notice's id.
   */
  show(notice: PlacedNotice, source: string): string;
  dismiss(id: string): void;
}

/** The page's own navigation, made by routing. Remotes get it with their guards and location bound to their mount. */
export interface NavigationPort extends Navigation {
  /** Leaves the page; resolves with false where the person chose to stay. */
  assign(url: string): Promise<boolean>;
  /** Loads the page again, with the same question as leaving it. */
  reload(): Promise<boolean>;
  /** Pixels by which the current screen was scrolled when it was left; 0 for a new one. */
  savedScroll(): number;
  /** Something on screen would be lost with the screen. */
  hasUnsaved(): boolean;
  /** Runs `go` at once, or after the person has given up what is unsaved; false where they keep it. */
  unlessUnsaved(go: () => void): Promise<boolean>;
}

/** The site as remotes see it, and how the shell's connection code changes it. */
export interface SiteStore extends Site {
  setConnection(next: ConnectionStatus): void;
  setUser(next: CurrentUser): void;
}

/** What a remote still held when it was unmounted. All of it is ended; anything but zeros is a leak, and reported. */
export interface LeftOpen {
  readonly subscriptions: number;
  readonly requests: number;
  readonly guards: number;
  readonly listeners: number;
}
