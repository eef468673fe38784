import type { Connection, Extensions, Navigation, PageSettings, ShellServices, SiteSettings } from '@site-admin/contracts';
import type { MountServices, Member } from '../outlet/mount';
import { ownLocations } from './own-locations';
import { createScope, type Scope } from './scope';
import type { SharedServices } from '../../page/services/page-services';

function scopedNavigation(navigation: Navigation, paths: readonly string[], scope: Scope): Navigation {
  return {
    location: scope.live(ownLocations(navigation.location, paths)),
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

/** Closing the scope ends the views and what is heard of a change, never the change itself. */
function scopedSettings(settings: PageSettings, remote: string, scope: Scope): SiteSettings {
  return {
    value: (name) => settings.value(name),
    watch: (names) => scope.live(settings.watch(names)),
    change: (patch, options) => scope.untilClosed(settings.change(patch, options)),
    drafts: settings.draftsOf(remote),
  };
}

function reasonOf(error: unknown, where: string): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return `${where}: ${text}`;
}

/** Creates the services of one mount, bound to a scope that `close` ends. */
export function createRemoteServices(shared: SharedServices, member: Member, extensions: Extensions): MountServices {
  const { name, version, source } = member;
  const scope = createScope();
  const bus = shared.bus.join({ source: name, emits: member.emits, listens: member.listens });
  const services: ShellServices = {
    remote: { name, version },
    requests: {
      // A write in flight is no leak: the page completes it.
      call: (endpoint, ...input) => {
        const call = shared.requests.call(endpoint, ...input);
        return endpoint.method === 'POST' ? scope.untilClosed(call) : scope.stream('requests', call);
      },
    },
    resources: {
      watch: (endpoint, ...input) => scope.stream('subscriptions', shared.resources.watch(endpoint, ...input)),
      refresh: (endpoint, ...input) => {
        if (!scope.isClosed) shared.resources.refresh(endpoint, ...input);
      },
    },
    settings: scopedSettings(shared.settings, name, scope),
    site: {
      initial: shared.site.initial,
      connection: scope.live(shared.site.connection),
      user: scope.live(shared.site.user),
      viewer: scope.live(shared.site.viewer),
    },
    connection: scopedConnection(shared.connection, scope),
    bus: { emit: bus.emit, listen: bus.listen, on: bus.on },
    notices: {
      show: (notice) => shared.notices.show({ ...notice, placement: 'toast' }, name),
      dismiss: (id) => shared.notices.dismiss(id),
    },
    navigation: scopedNavigation(
      shared.navigation,
      member.pages.map(({ path }) => path),
      scope,
    ),
    extensions: { render: (point, host, props) => scope.hold('subscriptions', extensions.render(point, host, props)) },
    analytics: { record: (name, properties) => shared.analytics.record(name, properties) },
    i18n: shared.i18n,
    clock: {
      now: () => shared.clock.now(),
      after: (ms) => scope.stream('subscriptions', shared.clock.after(ms)),
      every: (ms) => scope.stream('subscriptions', shared.clock.every(ms)),
    },
    health: {
      report: (error, where) => {
        shared.health.report({
          remote: name,
          version,
          phase: 'run',
          outcome: 'failed',
          source,
          ms: 0,
          reason: reasonOf(error, where),
        });
      },
    },
  };
  return {
    services,
    close() {
      const left = scope.close();
      return { ...left, listeners: left.listeners + bus.close() };
    },
  };
}
