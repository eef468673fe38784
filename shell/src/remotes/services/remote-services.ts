import type {
  Clock,
  Connection,
  Extensions,
  Health,
  Navigation,
  Notices,
  PageSettings,
  Requests,
  Resources,
  ShellServices,
  Site,
  SiteSettings,
} from '@site-admin/contracts';
import type { HealthReporter } from '../../page/services/health';
import type { NoticeStore } from '../../page/services/notices';
import type { MountServices, MountedDeclaration } from '../outlet/mount';
import { scopedLocation } from './scoped-location';
import { createScope, type Scope } from './scope';
import type { SharedServices } from '../../page/services/page-services';

function scopedNavigation(navigation: Navigation, paths: readonly string[], scope: Scope): Navigation {
  return {
    location: scope.live(scopedLocation(navigation.location, paths)),
    href: (to) => navigation.href(to),
    navigate: (to, options) => {
      if (!scope.isClosed) navigation.navigate(to, options);
    },
    guard: (guard) => scope.hold('guards', navigation.guard(guard)),
    assign: (url) => {
      if (!scope.isClosed) navigation.assign(url);
    },
  };
}

function scopedConnection(connection: Connection, scope: Scope): Connection {
  return {
    state: scope.live(connection.state),
    connect: (from, options) => {
      if (!scope.isClosed) connection.connect(from, options);
    },
    unlinkUser: () => {
      if (!scope.isClosed) connection.unlinkUser();
    },
  };
}

/** Closing the scope completes the streams, but does not abort a change. */
function scopedSettings(settings: PageSettings, remote: string, scope: Scope): SiteSettings {
  return {
    value: (name) => settings.value(name),
    watch: (names) => scope.live(settings.watch(names)),
    change: (patch, options) => scope.untilClosed(settings.change(patch, options)),
    drafts: settings.getDrafts(remote),
  };
}

/** Writes are not counted as open: the page completes them. */
function scopedRequests(requests: Requests, scope: Scope): Requests {
  return {
    call: (endpoint, ...input) => {
      const call = requests.call(endpoint, ...input);
      return endpoint.method === 'POST' ? scope.untilClosed(call) : scope.stream('requests', call);
    },
    stream: (stream) => scope.stream('subscriptions', requests.stream(stream)),
  };
}

function scopedResources(resources: Resources, scope: Scope): Resources {
  return {
    watch: (endpoint, ...input) => scope.stream('subscriptions', resources.watch(endpoint, ...input)),
    peek: (endpoint, ...input) => resources.peek(endpoint, ...input),
    refresh: (endpoint, ...input) => {
      if (!scope.isClosed) resources.refresh(endpoint, ...input);
    },
  };
}

const scopedSite = ({ initial, connection, user, viewer }: Site, scope: Scope): Site => ({
  initial,
  connection: scope.live(connection),
  user: scope.live(user),
  viewer: scope.live(viewer),
});

const scopedClock = (clock: Clock, scope: Scope): Clock => ({
  now: () => clock.now(),
  after: (ms) => scope.stream('subscriptions', clock.after(ms)),
  every: (ms) => scope.stream('subscriptions', clock.every(ms)),
});

/** Creates the health service that reports with the remote's name and version. */
function namedHealth(health: HealthReporter, { name: remote, version, source }: MountedDeclaration): Health {
  return {
    report: (error, where) => {
      const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      const reason = `${where}: ${text}`;
      health.report({ remote, version, phase: 'run', outcome: 'failed', source, ms: 0, reason });
    },
  };
}

/** The store prefixes the ids of a remote's notices with its name, so that it cannot replace or dismiss those of others. */
function scopedNotices(notices: NoticeStore, name: string): Notices {
  const prefix = `${name}:`;
  return {
    show: (notice) => notices.show({ ...notice, placement: 'toast' }, name),
    dismiss: (id) => notices.dismiss(id.startsWith(prefix) ? id : prefix + id),
  };
}

/** Creates the services of one mount, bound to a scope that `close` ends. */
export function createRemoteServices(
  shared: SharedServices,
  declaration: MountedDeclaration,
  extensions: Extensions,
): MountServices {
  const { name, version, emits, listens } = declaration;
  const paths = declaration.pages.map(({ path }) => path);
  const scope = createScope();
  const bus = shared.bus.connect({ source: name, emits, listens });
  const services: ShellServices = {
    remote: { name, version },
    requests: scopedRequests(shared.requests, scope),
    resources: scopedResources(shared.resources, scope),
    settings: scopedSettings(shared.settings, name, scope),
    site: scopedSite(shared.site, scope),
    connection: scopedConnection(shared.connection, scope),
    bus: { emit: bus.emit, listen: bus.listen, on: bus.on },
    notices: scopedNotices(shared.notices, name),
    navigation: scopedNavigation(shared.navigation, paths, scope),
    extensions: {
      render: (point, host, props, onEmpty) => scope.hold('subscriptions', extensions.render(point, host, props, onEmpty)),
    },
    analytics: { record: (event, properties) => shared.analytics.record(event, properties) },
    i18n: shared.i18n,
    clock: scopedClock(shared.clock, scope),
    health: namedHealth(shared.health, declaration),
  };
  return {
    services,
    close() {
      const left = scope.close();
      return { ...left, listeners: left.listeners + bus.close() };
    },
  };
}
