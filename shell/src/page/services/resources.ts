import type { Endpoint, InputArgument, RequestError, Resources, ResourceState, EndpointResult } from '@site-admin/contracts';
import type { Observable } from 'rxjs';

/**
 * Replaces responses: from the endpoint's path as declared and the cached JSON (undefined: none yet) to the JSON to show instead;
 * undefined shows the cached one.
 */
export type ResourceView = (template: string, json: unknown) => unknown;

/** A state for observers that do not cause requests: `loading` may mean that nothing was requested yet. */
export type Observed<T> = ResourceState<T> & { readonly isFetching: boolean };

/** A cached response. */
export interface CachedResource {
  /** Below `jetpack/v4/`, with its query. */
  readonly path: string;
  /** The error of the last fetch. */
  readonly error: RequestError | undefined;
  /** When it was fetched (Unix ms); 0 when it never was. */
  readonly at: number;
}

/** The resources, with what only the shell uses. */
export interface PageResources extends Resources {
  /** Shows all responses through `view`; the cache itself stays as it is. */
  setView(view: ResourceView | undefined): void;
  /** As `watch`, but never causes a request, and keeps none in progress. */
  observe<E extends Endpoint>(endpoint: E, ...input: InputArgument<E>): Observable<Observed<EndpointResult<E>>>;
  /** Whether the response is being fetched, now and at each change; never causes a request. */
  isFetching<E extends Endpoint>(endpoint: E, ...input: InputArgument<E>): Observable<boolean>;
  /** Marks the responses of these paths stale, as after a write: those with watchers are fetched at once, others when watched. */
  invalidate(paths: readonly string[]): void;
  /** Fetches those watched responses again that `matches` selects; fetches in progress are kept. */
  refetch(matches: (cached: CachedResource) => boolean): void;
  close(): void;
}
