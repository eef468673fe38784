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

/** The lifecycle a remote exposes as `./remote`, independent of its UI library. */
export interface RemoteModule {
  /** Renders into `host`. Resolves when the first real content is rendered ("ready"); then the version counts as stable. */
  mount(host: HTMLElement, shell: ShellServices): Promise<MountedRemote>;
  /** The renderers of the extensions in remote.json, by extension point. */
  readonly extensions?: { readonly [Point in ExtensionPointName]?: ExtensionRenderer<Point> };
}

/** A mounted remote. */
export interface MountedRemote {
  /** Returns 'dirty' when unmounting would lose unsaved input. */
  canUnload(): 'yes' | 'dirty';
  /** Disposes of every listener, timer, style, subscription and request. */
  unmount(): void;
}

/** Renders one extension into `host` and returns its cleanup function. */
export type ExtensionRenderer<Point extends ExtensionPointName> = (
  host: HTMLElement,
  props: ExtensionProps<Point>,
  shell: ShellServices,
) => () => void;

/** The services a remote is mounted with. Created for each mount; every Observable completes when the remote is unmounted. */
export interface ShellServices {
  /** The remote's name and version in the registry. */
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
   * Returns an Observable of one call of the site's API: sent on subscribe, emits once and completes.
   *
   * A GET is canceled on unsubscribe; equal GETs in flight are one request. A POST is never canceled by unsubscribing or unmounting;
   * POSTs are sent one at a time, in the order of subscription, each within its endpoint's timeout.
   *
   * @throws {RequestError} on the error channel; never anything else.
   */
  call<E extends Endpoint>(endpoint: E, ...input: InputArgument<E>): Observable<EndpointResult<E>>;
  /**
   * Returns the signals of a stream, without the data of its events: what has changed is read through the cache. The stream is open while
   * the page is visible, until unsubscribe; a lost one is opened again.
   */
  stream(stream: EventStream): Observable<StreamSignal>;
}

/** Server-sent events of one name, at a path below a namespace of the API. */
export interface EventStream {
  readonly namespace: string;
  readonly path: string;
  readonly event: string;
}

/** The stream was opened, an event arrived, or the stream was lost. */
export type StreamSignal = 'open' | 'event' | 'lost';

/** The input argument of a call: optional where the endpoint requires no input. */
export type InputArgument<E extends Endpoint> =
  Record<string, never> extends EndpointInput<E> ? [input?: EndpointInput<E>] : [input: EndpointInput<E>];

/**
 * The state of a cached resource. `data` is kept while a refetch is in progress or has failed. `updatedAt` is when it was fetched, in
 * Unix ms.
 */
export type ResourceState<T> =
  | { readonly status: 'loading'; readonly data?: T; readonly updatedAt?: number }
  | { readonly status: 'ready'; readonly data: T; readonly updatedAt?: number }
  | { readonly status: 'failed'; readonly error: RequestError; readonly data?: T; readonly updatedAt?: number };

/** The resource cache: responses of GET endpoints, fetched once for the whole page and refetched when a write makes them stale. */
export interface Resources {
  /**
   * Returns the cached result of a GET endpoint, now and at each change. The first subscriber of a stale or missing result
   * causes one request, all others share it.
   */
  watch<E extends Endpoint>(endpoint: E, ...input: InputArgument<E>): Observable<ResourceState<EndpointResult<E>>>;
  /** Returns the current state without a request or a subscription, for the first render. */
  peek<E extends Endpoint>(endpoint: E, ...input: InputArgument<E>): ResourceState<EndpointResult<E>>;
  /** Refetches a resource, whether stale or not; subscribers receive the result. */
  refresh<E extends Endpoint>(endpoint: E, ...input: InputArgument<E>): void;
}

/** The state of the site and of the signed-in user. */
export interface Site {
  /** The initial state of the page. Never changes; the members below are the current values. */
  readonly initial: InitialState;
  readonly connection: Live<ConnectionStatus>;
  readonly user: Live<CurrentUser>;
  /** The access context, derived from connection, user and modules. */
  readonly viewer: Live<Viewer>;
}

/** An event as listeners receive it. */
export interface BusEvent<Name extends EventName> {
  readonly name: Name;
  readonly payload: EventPayload<Name>;
  /** The sender, set by the bus: `shell` or the name of a remote. */
  readonly source: string;
  /** Unix ms. */
  readonly at: number;
}

/** The event bus of one remote, limited to the events its remote.json declares. */
export interface ScopedBus {
  /** Emits an event. Never throws: an event that the catalog or remote.json does not allow is dropped and reported. */
  emit<Name extends EventName>(name: Name, payload: EventPayload<Name>): void;
  /** Subscribes `listener` until the returned function is called or the remote is unmounted. An error it throws is reported under this remote's name and does not affect other listeners. */
  listen<Name extends EventName>(name: Name, listener: (event: BusEvent<Name>) => void): () => void;
  /** Returns the events as an Observable, for epics. */
  on<Name extends EventName>(name: Name): Observable<BusEvent<Name>>;
}

export type NoticeStatus = 'is-success' | 'is-error' | 'is-info' | 'is-warning';

/** Spec 001 §3 and §4.2. */
export interface Notice {
  /** A later notice with the same id replaces this one. Default: generated. */
  readonly id?: string;
  readonly status: NoticeStatus;
  readonly text: string;
  /** Milliseconds until it is dismissed. Default 0: stays until the user dismisses it. */
  readonly duration?: number;
  /** Shown in its place when the duration has ended. */
  readonly next?: Notice;
  /** Default: true. */
  readonly showDismiss?: boolean;
  /** Survives route changes. */
  readonly isPersistent?: boolean;
  /** Survives the next route change only. */
  readonly displayOnNextPage?: boolean;
  /** A link or button after the text. */
  readonly action?: { readonly label: string } & ({ readonly href: string } | { readonly onClick: () => void });
}

/** The notice area, shared by all parts of the page. */
export interface Notices {
  /** Shows a notice above the earlier ones and returns its id. */
  show(notice: Notice): string;
  dismiss(id: string): void;
}

/** The current location in the URL hash. */
export interface PageLocation {
  /** With the leading slash: `/discussion`. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
}

/** Navigation between routes and away from the page. */
export interface Navigation {
  readonly location: Live<PageLocation>;
  /** Navigates to a route, such as `/my-plan` or `/settings?term=cdn`. Guards with unsaved work are asked first. */
  navigate(to: string, options?: { readonly replace?: boolean }): void;
  /** Returns the href of a route: `#/my-plan`. */
  href(to: string): string;
  /**
   * Adds a guard: while `isDirty` returns true, `question` is displayed before the route or the page is left. `onLeave` is called
   * when the user confirms. Returns a function that removes the guard.
   */
  guard(guard: { readonly question: string; readonly isDirty: () => boolean; readonly onLeave?: () => void }): () => void;
  /** Leaves the page for `url`, subject to the same guards. */
  assign(url: string): void;
}

/** Extension points of this remote's screens, filled by other remotes. */
export interface Extensions {
  /**
   * Renders the extensions of a point in their declared order, each in its own error boundary, and returns the cleanup function.
   *
   * @param onEmpty Called when no extension was rendered: there was none, or all of them failed.
   */
  render<Point extends ExtensionPointName>(
    point: Point,
    host: HTMLElement,
    props: ExtensionProps<Point>,
    onEmpty?: () => void,
  ): () => void;
}

/** Usage tracking; nothing is sent without the user's consent. */
export interface Analytics {
  /** Records an event; dropped unless its name begins with `akismet_` or `jetpack_` (spec 000 §1). Never throws. */
  record(name: string, properties?: Readonly<Record<string, string | number | boolean>>): void;
}

/** Number and date formats of the page's locale and the site's settings; texts are translated by `__`. */
export interface I18n {
  /** The locale of the interface: `en_US`, `he_IL`. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** Formats a number with the grouping of the locale. */
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** Formats `ms` (Unix time) in the site's date format (spec 001 §9), or a given one in PHP notation. */
  date(ms: number, format?: string): string;
}

/** The clock of the page. Remotes use no other one, so that tests can control time. */
export interface Clock {
  /** Unix ms. */
  now(): number;
  /** Emits once after `ms` and completes. */
  after(ms: number): Observable<0>;
  /** Counts up from 0, every `ms`. */
  every(ms: number): Observable<number>;
}

/** Error reporting of a remote. */
export interface Health {
  /** Reports an error under this remote's name and version. `where` names its origin: `epic stats`, `card protect`. */
  report(error: unknown, where: string): void;
}
