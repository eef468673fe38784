import type { ConnectionState, Requests } from '@site-admin/contracts';
import type { WritableLive } from '../page/live';
import type { ConnectionSync } from './connection-sync';
import type { SiteStore } from '../page/services/site';
import type { NoticeStore } from '../page/services/notices';
import type { NavigationPort } from '../page/services/navigation';
import type { PageResources } from '../page/services/resources';

/** What connecting needs of the page. */
export interface ConnectionDeps {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly requests: Requests;
  readonly resources: PageResources;
  readonly site: SiteStore;
  readonly notices: NoticeStore;
  readonly navigation: NavigationPort;
  /** `JP_CONNECTION_INITIAL_STATE`, as it travelled. */
  readonly packageState: Readonly<Record<string, unknown>>;
}

/** What the actions work with: all of it made once, in the first bundle, before their code is there. */
export interface ConnectionContext extends ConnectionDeps {
  readonly state: WritableLive<ConnectionState>;
  readonly patch: (change: Partial<ConnectionState>) => void;
  /** How the site stands is followed, but not while the page is about to leave it. */
  readonly sync: ConnectionSync;
  /** Where to authorise, by the address to come back to. */
  readonly authorizeUrls: Map<string, string>;
}

/** Where the provider sends the person back to unless told otherwise; relative to wp-admin. */
export const defaultRedirectUri = 'admin.php?page=jetpack';
