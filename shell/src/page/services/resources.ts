import type { Observable } from 'rxjs';
import type { ResourceState, RequestError, Endpoint, InputArgument, Resources, ResultOf } from '@site-admin/contracts';

/**
 * What watchers are shown in place of answers: by the endpoint's path as declared and the JSON that was answered (undefined: none
 * yet), the JSON to show; undefined to show what is there.
 */
export type View = (template: string, json: unknown) => unknown;

/** A state as it looks to somebody who does not ask: `loading` may also be that nobody asked yet. */
export type Observed<T> = ResourceState<T> & { readonly isFetching: boolean };

/** What the cache has of an answer. */
export interface Held {
  /** Below `jetpack/v4/`, with its query. */
  readonly path: string;
  /** Why the last try failed. */
  readonly error: RequestError | undefined;
  /** When the answer came (Unix ms); 0 when there is none. */
  readonly at: number;
}

/** The resources as the page itself has them. */
export interface PageResources extends Resources {
  /** Shows everybody answers through `view` until told otherwise; what is cached and asked for stays as it is. */
  see(view: View | undefined): void;
  /** As `watch` for somebody who only wants to know: never causes a request, and keeps none under way. */
  observe<E extends Endpoint>(endpoint: E, ...input: InputArgument<E>): Observable<Observed<ResultOf<E>>>;
  /** The current state; never causes a request. */
  peek<E extends Endpoint>(endpoint: E, ...input: InputArgument<E>): ResourceState<ResultOf<E>>;
  /** Whether the site is being asked, now and at each change; never causes a request. */
  fetching<E extends Endpoint>(endpoint: E, ...input: InputArgument<E>): Observable<boolean>;
  /** Takes the answers of these paths for old, as after a write: what is watched is asked for at once, the rest when wanted. */
  outdate(paths: readonly string[]): void;
  /** Asks again for those answers on screen that `which` picks; what is under way already is left alone. */
  askAgain(which: (held: Held) => boolean): void;
  close(): void;
}
