import type { Bus, Connection, Navigation, PageSettings, ShellServices, PageData, ScopedBus } from '@site-admin/contracts';
import type { NoticeStore } from './notices';
import type { HealthReporter } from './health';
import type { WritableLive } from '../live';
import type { SiteStore } from './site';
import type { NavigationPort } from './navigation';
import type { ConnectionService } from './connection';
import type { PageAnalytics } from './analytics';
import type { ApiClient } from './requests';
import type { PageResources } from './resources';

/** The services from which the services of a mount are derived. */
export interface SharedServices extends Pick<ShellServices, 'requests' | 'resources' | 'site' | 'analytics' | 'i18n' | 'clock'> {
  readonly bus: Bus;
  readonly settings: PageSettings;
  readonly notices: NoticeStore;
  readonly navigation: Navigation;
  readonly connection: Connection;
  readonly health: HealthReporter;
}

/** The services of the page, created once. The shell uses them directly; each mount of a remote gets scoped ones. */
export interface PageServices extends SharedServices, ApiClient {
  readonly requests: ApiClient['requests'];
  readonly resources: PageResources;
  readonly site: SiteStore;
  readonly navigation: NavigationPort;
  readonly connection: ConnectionService;
  readonly bus: Bus;
  /** The shell's access to the bus: it may emit and subscribe to every event. */
  readonly shellBus: ScopedBus;
  readonly health: HealthReporter;
  readonly analytics: PageAnalytics;
  /** True while the notice is shown that the site cannot be reached. */
  readonly isSiteUnreachable: WritableLive<boolean>;
  /** The URLs of the host page's data. */
  readonly addresses: PageData['addresses'];
  /** Resolves once no write is pending, or after a time limit; undefined if none is pending. */
  whenSaved(): Promise<void> | undefined;
  /** Closes all services, for tests and for a page that mounts the shell more than once. */
  close(): void;
}
