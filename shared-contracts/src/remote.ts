import type { Observable } from 'rxjs';
import type { Connection } from './connection';
import type { Endpoint, EndpointInput, EndpointResult } from './endpoint';
import type { RequestError } from './errors';
import type { EventName, EventPayload } from './events';
import type { ExtensionPointName, ExtensionProps } from './extension-points';
import type { Live } from './live';
import type { ConnectionStatus } from './site/connection-status';
import type { CurrentUser } from './site/current-user';
import type { InitialState } from './site/initial-state';
import type { Viewer } from './site/viewer';
import type { SiteSettings } from './site-settings';

/** What a remote exposes as `./remote`: a lifecycle, so that each remote may choose, move or leave its UI library. */
export interface RemoteModule {
  /** Renders into `host`. Resolves when the first real content is on screen ("ready"), which is when it counts as good. */
  mount(host: HTMLElement, shell: ShellServices): Promise<MountedRemote>;
  /** The extensions remote.json declares, by point. */
  readonly extensions?: { readonly [Point in ExtensionPointName]?: ExtensionRenderer<Point> };
}

/** A remote on the page. */
export interface MountedRemote {
  /** 'dirty' when unmounting would lose what the person typed. */
  canUnload(): 'yes' | 'dirty';
  /** Leaves nothing behind: no listener, timer, style, subscription or request. */
  unmount(): void;
}

/** Renders one extension into `host`; the answer takes it away again. */
export type ExtensionRenderer<Point extends ExtensionPointName> = (
  host: HTMLElement,
  props: ExtensionProps<Point>,
  shell: ShellServices,
) => () => void;

/** All a remote may touch of the world. Made fresh for each mount; every Observable completes when the remote is unmounted. */
export interface ShellServices {
  /** Who this is, as the registry names it. */
  readonly remote: { readonly name: string; readonly version: string };
  readonly requests: Requests;
  readonly resources: Resources;
  readonly settings: SiteSettings;
  readonly site: Site;
  readonly connection: Connection;
  readonly bus: ScopedBus;
  readonly notices: Notices;
  readonly navigation: Navigation;
  readonly extensions: Extensions;
  readonly analytics: Analytics;
  readonly i18n: I18n;
  readonly clock: Clock;
  readonly health: Health;
}

/** The site's API, for writes and for reads that no other part of the page needs. */
export interface Requests {
  /**
   * One call of the site's API; emits once and completes. Sent on subscribe.
   *
   * A GET is cancelled on unsubscribe; equal GETs in flight are one request. A POST is completed whatever unsubscribes or unmounts;
   * POSTs leave one at a time, in the order of subscription, each within its endpoint's timeout.
   *
   * @throws {RequestError} on the error channel; never anything else.
   */
  call<E extends Endpoint>(endpoint: E, ...input: InputArgument<E>): Observable<EndpointResult<E>>;
}

/** The input is left out where the endpoint requires none. */
export type InputArgument<E extends Endpoint> =
  Record<string, never> extends EndpointInput<E> ? [input?: EndpointInput<E>] : [input: EndpointInput<E>];

/** One of three, so that a screen cannot forget a case. `data` stays on screen while it is fetched again or fails to be. */
export type ResourceState<T> =
  | { readonly status: 'loading'; readonly data?: T }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly error: RequestError; readonly data?: T };

/** Answers of the site, asked once for every part of the page, and again when something written has made them old. */
export interface Resources {
  /**
   * The shell's one cached answer of a GET endpoint, now and at each change. The first watcher of a stale or missing answer
   * causes one request, all others share it.
   */
  watch<E extends Endpoint>(endpoint: E, ...input: InputArgument<E>): Observable<ResourceState<EndpointResult<E>>>;
  /** Asks the site again, whether stale or not; watchers hear of it. */
  refresh<E extends Endpoint>(endpoint: E, ...input: InputArgument<E>): void;
}

/** The site and who looks at it. */
export interface Site {
  /** What the page was served with. Never changes; what can change stands beside it. */
  readonly initial: InitialState;
  readonly connection: Live<ConnectionStatus>;
  readonly user: Live<CurrentUser>;
  /** What access is decided by, derived from the two above and the modules. */
  readonly viewer: Live<Viewer>;
}

/** What a listener is handed. */
export interface BusEvent<Name extends EventName> {
  readonly name: Name;
  readonly payload: EventPayload<Name>;
  /** Who sent it: `shell` or a remote's name, stamped by the bus. */
  readonly source: string;
  /** Unix ms. */
  readonly at: number;
}

/** A remote's seat on the event bus: it may send and hear what its remote.json declares. */
export interface ScopedBus {
  /** Sends an event. Never throws: what the catalogue or remote.json does not allow is dropped and reported. */
  emit<Name extends EventName>(name: Name, payload: EventPayload<Name>): void;
  /** Calls `listener` for each event, until the answer is called or the remote is unmounted. A throw in it is reported under this remote's name; the others still hear. */
  listen<Name extends EventName>(name: Name, listener: (heard: BusEvent<Name>) => void): () => void;
  /** The same as an Observable, for epics. */
  on<Name extends EventName>(name: Name): Observable<BusEvent<Name>>;
}

export type NoticeStatus = 'is-success' | 'is-error' | 'is-info' | 'is-warning';

/** Spec 001 §3 and §4.2. */
export interface Notice {
  /** Showing another notice with the same id replaces this one. Made up when left out. */
  readonly id?: string;
  readonly status: NoticeStatus;
  readonly text: string;
  /** Milliseconds after which it goes by itself; stays until dismissed when left out or 0. */
  readonly duration?: number;
  /** True unless said otherwise. */
  readonly showDismiss?: boolean;
  /** Survives route changes. */
  readonly isPersistent?: boolean;
  /** Survives the next route change only. */
  readonly displayOnNextPage?: boolean;
  /** A link or button behind the text. */
  readonly action?: { readonly label: string } & ({ readonly href: string } | { readonly onClick: () => void });
}

/** The notices above the screen, of all parts of the page. */
export interface Notices {
  /** Shows a notice, newest first; answers its id. */
  show(notice: Notice): string;
  dismiss(id: string): void;
}

/** Where the page is, as its hash says. */
export interface PageLocation {
  /** Of the hash, with the leading slash: `/discussion`. */
  readonly path: string;
  /** Of the hash, without the question mark. */
  readonly query: string;
}

/** Going elsewhere, in the page and out of it. */
export interface Navigation {
  readonly location: Live<PageLocation>;
  /** Goes to a route of the page, such as `/my-plan` or `/settings?term=cdn`. Asks first where unsaved work would be lost. */
  navigate(to: string, options?: { readonly replace?: boolean }): void;
  /** The address of a route, for links: `#/my-plan`. */
  href(to: string): string;
  /**
   * While `isDirty` answers true, leaving the route or the page asks `question` first. `onLeave` is called when the person
   * chose to leave. Answers how to take the guard away.
   */
  guard(guard: { readonly question: string; readonly isDirty: () => boolean; readonly onLeave?: () => void }): () => void;
  /** Leaves the page for `url`, with the same question. */
  assign(url: string): void;
}

/** The points of this remote's own screens that other remotes fill. */
export interface Extensions {
  /** Renders what other remotes fill into a point, in their declared order, each in its own boundary. */
  render<Point extends ExtensionPointName>(point: Point, host: HTMLElement, props: ExtensionProps<Point>): () => void;
}

/** What is counted of the page's use, where the person may be counted. */
export interface Analytics {
  /** Records an event. Only names that begin with `akismet_` or `jetpack_` are kept (spec 000 §1). Never throws. */
  record(name: string, properties?: Readonly<Record<string, string | number | boolean>>): void;
}

/** Numbers and dates as the page's language and the site's settings want them; texts are translated by `__`. */
export interface I18n {
  /** As the page is shown in: `en_US`, `he_IL`. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** With the grouping of the locale. */
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** In the site's own date format (spec 001 §9), or a given one in PHP notation. `ms` is Unix time. */
  date(ms: number, format?: string): string;
}

/** Time. Tests bring their own, so nothing of a remote reads another clock. */
export interface Clock {
  /** Unix ms. */
  now(): number;
  /** Emits once after `ms` and completes. */
  after(ms: number): Observable<0>;
  /** Counts up from 0, every `ms`. */
  every(ms: number): Observable<number>;
}

/** What a remote says of its own failures. */
export interface Health {
  /** Reports a failure under this remote's name and version. `where` names the place: `epic stats`, `card protect`. */
  report(error: unknown, where: string): void;
}
