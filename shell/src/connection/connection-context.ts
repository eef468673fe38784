import type { ConnectionState, Requests } from '@site-admin/contracts';
import type { WritableLive } from '../page/live';
import type { ConnectionSync } from './connection-sync';
import type { SiteStore } from '../page/services/site';
import type { NoticeStore } from '../page/services/notices';
import type { NavigationPort } from '../page/services/navigation';
import type { PageResources } from '../page/services/resources';

/** Dependencies of the connection service. */
export interface ConnectionDeps {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly requests: Requests;
  readonly resources: PageResources;
  readonly site: SiteStore;
  readonly notices: NoticeStore;
  readonly navigation: NavigationPort;
  /** `JP_CONNECTION_INITIAL_STATE`, not parsed. */
  readonly packageState: Readonly<Record<string, unknown>>;
}

/** The context of the actions, created once, before their chunk is loaded. */
export interface ConnectionContext extends ConnectionDeps {
  readonly state: WritableLive<ConnectionState>;
  readonly patch: (change: Partial<ConnectionState>) => void;
  /** Syncs the connection status; paused while the page is about to be left. */
  readonly sync: ConnectionSync;
  /** Authorization URLs, by redirect URI. */
  readonly authorizeUrls: Map<string, string>;
}

/** The default path the provider redirects back to, relative to wp-admin. */
export const defaultRedirectUri = 'admin.php?page=jetpack';
