import type { RemoteDeclaration } from '../declaration';
import type { ShellServices } from '../remote';
import { createFakeClock, type FakeClock } from './fake-clock';
import { createFakeConnection, type ConnectionLog } from './fake-connection';
import { createFakeEvents, type EventLog } from './fake-events';
import { createFakeNavigation, type NavigationLog } from './fake-navigation';
import { createFakeNotices, type NoticeLog } from './fake-notices';
import { createFakeAnalytics, createFakeExtensions, createFakeHealth, createFakeI18n } from './fake-sinks';
import { createFakeSettings } from './fake-settings';
import { createFakeSite, type FakeSite } from './fake-site';
import type { SiteOptions } from './fixtures/initial-state';
import { createHandles } from './handles';
import { failOnViolations } from './contract-violations';

export interface FakeShellOptions {
  readonly site?: SiteOptions;
  /** The route; `/dashboard` when left out. */
  readonly at?: string;
  /** Restricts the bus to what remote.json declares. */
  readonly declaration?: Pick<RemoteDeclaration, 'name' | 'version'> & Partial<Pick<RemoteDeclaration, 'emits' | 'listens'>>;
  /** Unix ms; noon of 1 December 2022 when left out. */
  readonly now?: number;
  readonly locale?: string;
  readonly direction?: 'ltr' | 'rtl';
}

/** Services on a fake site, network and clock, each with controls for the test. */
export interface FakeShell {
  readonly shell: ShellServices;
  readonly site: FakeSite;
  readonly connection: ConnectionLog;
  readonly events: EventLog;
  readonly notices: NoticeLog;
  readonly navigation: NavigationLog;
  readonly clock: FakeClock;
  readonly analytics: { readonly recorded: readonly { readonly name: string; readonly properties: object }[] };
  readonly health: { readonly reports: readonly { readonly error: unknown; readonly where: string }[] };
  readonly extensions: { readonly rendered: readonly { readonly point: string; readonly props: unknown }[] };
  /** Returns the labels of open handles; empty once the remote is unmounted. */
  openHandles(): string[];
  /** Contract violations, which fail the test at its end: calls without a response, refused inputs, undeclared events. */
  readonly violations: readonly string[];
  /** Adds a violation. */
  report(violation: string): void;
  /** Returns and removes the violations, so that they do not fail the test. */
  takeViolations(): string[];
  /** Completes every stream of the services, as the shell does after unmounting. */
  close(): void;
}

/** Creates the services of a remote without a page. */
export function createFakeShell(options: FakeShellOptions = {}): FakeShell {
  const { site: said = {}, at = '/dashboard', declaration, now = Date.UTC(2022, 11, 1, 12) } = options;
  const remote = { name: declaration?.name ?? 'remote', version: declaration?.version ?? '1.0.0' };
  const handles = createHandles();
  const violations: string[] = [];
  const clock = createFakeClock(now, handles);
  const site = createFakeSite({ site: said, handles, violations, now: clock.control.now });
  const connection = createFakeConnection(site.control.initial, handles);
  const events = createFakeEvents({ ...busRights(options), remote: remote.name, now: clock.control.now, violations, handles });
  const notices = createFakeNotices(clock.schedule);
  const navigation = createFakeNavigation(at, handles);
  const extensions = createFakeExtensions(handles);
  const analytics = createFakeAnalytics();
  const health = createFakeHealth();
  const settings = createFakeSettings({
    remote: remote.name,
    page: site.page,
    notices: notices.notices,
    analytics: analytics.analytics,
    clock: clock.page,
    handles,
    onReload: navigation.log.countReload,
  });
  const { dateFormat } = site.control.initial.siteData;
  failOnViolations(violations);
  return {
    shell: {
      remote,
      requests: site.requests,
      resources: site.resources,
      settings,
      site: site.site,
      connection: connection.connection,
      bus: events.bus,
      notices: notices.notices,
      navigation: navigation.navigation,
      extensions: extensions.extensions,
      analytics: analytics.analytics,
      i18n: createFakeI18n(options.locale ?? 'en_US', options.direction ?? 'ltr', dateFormat),
      clock: clock.clock,
      health: health.health,
    },
    site: site.control,
    connection: connection.log,
    events: events.log,
    notices: notices.log,
    navigation: navigation.log,
    clock: clock.control,
    analytics: analytics.log,
    health: health.log,
    extensions: extensions.log,
    violations,
    report: (violation) => violations.push(violation),
    openHandles: handles.open,
    takeViolations: () => violations.splice(0),
    close: handles.close,
  };
}

/** Returns the events the remote may use: any without a declaration. */
const busRights = ({ declaration }: FakeShellOptions) =>
  declaration
    ? { emits: declaration.emits ?? [], listens: declaration.listens ?? [] }
    : ({ emits: 'any', listens: 'any' } as const);
