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

/** The services a mount's own services are derived from. */
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
  /** The shell's own seat on the bus: may send and hear everything. */
  readonly shellBus: ScopedBus;
  readonly health: HealthReporter;
  readonly analytics: PageAnalytics;
  /** The site cannot be reached, and the person was told so. */
  readonly isSiteUnreachable: WritableLive<boolean>;
  /** Where the page's other addresses are, as the host page said. */
  readonly addresses: PageData['addresses'];
  /** Resolves once nothing is being saved, soon at the latest; undefined where nothing is. */
  whenSaved(): Promise<void> | undefined;
  /** Ends everything; for tests and for a page that mounts the shell more than once. */
  close(): void;
}
