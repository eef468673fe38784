import { isRecordable } from '../analytics';
import type { RemoteDeclaration } from '../declaration';
import type { Analytics, Extensions, Health, I18n, ShellServices } from '../remote';
import { formatPhpDate, intlLocale } from '../site/dates';
import type { InitialState } from '../site/initial-state';
import { createFakeClock, type FakeClock } from './fake-clock';
import { createFakeEvents, type EventLog } from './fake-events';
import { createFakeNavigation, type NavigationLog } from './fake-navigation';
import { createFakeNotices, type NoticeLog } from './fake-notices';
import { createFakeSite, type FakeSite } from './fake-site';
import type { SiteOptions } from './fixtures/initial-state';
import { createHandles, type Handles } from './handles';
import { judge } from './verdict';

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

/** Services that are real in everything but the world behind them, with a hand on each for the test. */
export interface FakeShell {
  readonly shell: ShellServices;
  readonly site: FakeSite;
  readonly events: EventLog;
  readonly notices: NoticeLog;
  readonly navigation: NavigationLog;
  readonly clock: FakeClock;
  readonly analytics: { readonly recorded: readonly { readonly name: string; readonly properties: object }[] };
  readonly health: { readonly reports: readonly { readonly error: unknown; readonly where: string }[] };
  readonly extensions: { readonly rendered: readonly { readonly point: string; readonly props: unknown }[] };
  /** What is open of the services, by name; empty once a remote was unmounted. */
  openHandles(): string[];
  /** What fails the test when it ends: calls nobody answers, inputs the site refuses, events that were not declared. */
  readonly problems: readonly string[];
  /** Adds a problem. */
  report(problem: string): void;
  /** Hands the problems over, so that they do not fail the test. */
  takeProblems(): string[];
  /** Ends every stream of the services, as the shell does after unmounting. */
  close(): void;
}

function createFakeExtensions(handles: Handles) {
  const rendered: { point: string; props: unknown }[] = [];
  const extensions: Extensions = {
    render(point, host, props) {
      const place = host.ownerDocument.createElement('div');
      place.dataset['extensionPoint'] = point;
      host.append(place);
      rendered.push({ point, props });
      const release = handles.hold(`extensions ${point}`);
      return () => {
        place.remove();
        release();
      };
    },
  };
  return { extensions, log: { rendered } };
}

function createFakeAnalytics() {
  const recorded: { name: string; properties: object }[] = [];
  const analytics: Analytics = {
    record(name, properties = {}) {
      if (isRecordable(name)) recorded.push({ name, properties });
    },
  };
  return { analytics, log: { recorded } };
}

function createFakeHealth() {
  const reports: { error: unknown; where: string }[] = [];
  const health: Health = { report: (error, where) => reports.push({ error, where }) };
  return { health, log: { reports } };
}

/** The services a remote is mounted with, without a page around them. */
export function createFakeShell(options: FakeShellOptions = {}): FakeShell {
  const { site = {}, at = '/dashboard', declaration, now = Date.UTC(2022, 11, 1, 12) } = options;
  const handles = createHandles();
  const problems: string[] = [];
  const { control: clock, clock: clockService, schedule } = createFakeClock(now, handles);
  const fakeSite = createFakeSite({ site, handles, problems, now: clock.now });
  const remote = { name: declaration?.name ?? 'remote', version: declaration?.version ?? '1.0.0' };
  const events = createFakeEvents({
    remote: remote.name,
    emits: declaration ? (declaration.emits ?? []) : 'any',
    listens: declaration ? (declaration.listens ?? []) : 'any',
    now: clock.now,
    problems,
    handles,
  });
  const notices = createFakeNotices(schedule);
  const navigation = createFakeNavigation(at, handles);
  const extensions = createFakeExtensions(handles);
  const analytics = createFakeAnalytics();
  const health = createFakeHealth();

  const shell: ShellServices = {
    remote,
    requests: fakeSite.requests,
    resources: fakeSite.resources,
    site: fakeSite.site,
    bus: events.bus,
    notices: notices.notices,
    navigation: navigation.navigation,
    extensions: extensions.extensions,
    analytics: analytics.analytics,
    i18n: createI18n(options, fakeSite.control.initial.siteData),
    clock: clockService,
    health: health.health,
  };
  judge(problems);
  return {
    shell,
    site: fakeSite.control,
    events: events.log,
    notices: notices.log,
    navigation: navigation.log,
    clock,
    analytics: analytics.log,
    health: health.log,
    extensions: extensions.log,
    problems,
    report: (problem) => problems.push(problem),
    openHandles: handles.open,
    takeProblems: () => problems.splice(0),
    close: handles.close,
  };
}

function createI18n({ locale = 'en_US', direction = 'ltr' }: FakeShellOptions, { dateFormat }: InitialState['siteData']): I18n {
  return {
    locale,
    direction,
    number: (value, options) => new Intl.NumberFormat(intlLocale(locale), options).format(value),
    date: (ms, format) => formatPhpDate(ms, format ?? (dateFormat || undefined), { locale }),
  };
}
