import type { ResourceState } from '@site-admin/contracts';
import { distinctUntilChanged, filter, take, type Observable } from '@site-admin/runtime/rx';

/** True once a resource has data or has failed, also while it is being refetched. */
export const isSettled = ({ status, data }: ResourceState<unknown>): boolean => status !== 'loading' || data !== undefined;

/** Emits the first settled state of a resource. */
export const firstSettled = <T>(states$: Observable<ResourceState<T>>): Observable<ResourceState<T>> =>
  states$.pipe(
    filter((state) => isSettled(state)),
    take(1),
  );

/** Keeps a failed state while the resource is requested again, so that the screen does not return to its skeleton. */
export const keepSettled = <T>(states$: Observable<ResourceState<T>>): Observable<ResourceState<T>> =>
  states$.pipe(distinctUntilChanged((last, next) => isSettled(last) && !isSettled(next)));
