import type { ConnectionStatus, CurrentUser, Navigation, Notice, Site } from '@site-admin/contracts';

/** Where notices live. The frame keeps and draws them; remotes and the shell's own code only add and take away. */
export interface NoticeStore {
  /** Shows a notice, newest first; answers its id. `source` is `shell` or the remote's name. */
  show(notice: Notice, source: string): string;
  dismiss(id: string): void;
}

/** The page's own navigation, made by routing. Remotes get it with their guards and location bound to their mount. */
export interface NavigationPort extends Navigation {
  /** Leaves the page; resolves with false where the person chose to stay. */
  assign(url: string): Promise<boolean>;
  /** Loads the page again, with the same question as leaving it. */
  reload(): Promise<boolean>;
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
