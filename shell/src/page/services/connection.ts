import type { Connection } from '@site-admin/contracts';

/** The connection service of the shell; remotes get its `Connection` part. */
export interface ConnectionService extends Connection {
  /**
   * Restores the connection: the page is reloaded, or the user authorizes again. Ignored while in progress.
   *
   * @param options `redirect`: opens the connection page of My Jetpack instead of authorizing at once.
   */
  reconnect(options?: { readonly redirect?: boolean }): void;
  /**
   * Disconnects the site; the user counts as not connected from then on. The connection status is not refetched: the caller calls
   * `refresh` once its dialog is closed.
   *
   * @throws {RequestError} as a rejection.
   */
  disconnect(): Promise<void>;
  /** Refetches the connection status and the connect URL. */
  refresh(): void;
  close(): void;
}
