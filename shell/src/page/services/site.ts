import type { ConnectionStatus, CurrentUser, Site } from '@site-admin/contracts';

/** The site service of remotes, with the setters for the shell's connection code. */
export interface SiteStore extends Site {
  setConnection(next: ConnectionStatus): void;
  setUser(next: CurrentUser): void;
}
