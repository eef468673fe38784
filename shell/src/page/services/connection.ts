import type { Connection } from '@site-admin/contracts';

/** Connecting, as the shell's own parts use it; remotes get the `Connection` of it. */
export interface ConnectionService extends Connection {
  /**
   * Mends the connection: the page is loaded again, or the person is led to authorising once more. Ignored while under way.
   *
   * @param options `redirect`: the person goes to the connection page of My Jetpack instead of authorising at once.
   */
  reconnect(options?: { readonly redirect?: boolean }): void;
  /**
   * Disconnects the site; the user counts as not connected from then on. The site is not asked how it stands now: whoever
   * disconnects calls `refresh` once its own words are said.
   *
   * @throws {RequestError} as a rejection.
   */
  disconnect(): Promise<void>;
  /** Asks the site how it stands, and where connecting begins. */
  refresh(): void;
  close(): void;
}
