import type { ConnectionStatus, CurrentUser, Site } from '@site-admin/contracts';

/** The site as remotes see it, and how the shell's connection code changes it. */
export interface SiteStore extends Site {
  setConnection(next: ConnectionStatus): void;
  setUser(next: CurrentUser): void;
}
