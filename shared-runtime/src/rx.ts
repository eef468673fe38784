/**
 * The RxJS the shell provides once to every remote: one copy, so that `instanceof` and interop hold across parts. A shared
 * module is never tree-shaken, so the list holds the names in use. Add a name when a part needs it. The operators that wait by
 * themselves (`debounceTime`, `delay`, `timer`) are left out on purpose: time comes from the `clock` service.
 */
export { EMPTY, Observable, Subject, Subscription, combineLatest, concat, defer, forkJoin, merge, of, throwError } from 'rxjs';
export {
  catchError,
  concatMap,
  distinctUntilChanged,
  exhaustMap,
  filter,
  finalize,
  ignoreElements,
  map,
  mergeMap,
  retry,
  skip,
  startWith,
  switchMap,
  take,
  takeUntil,
  tap,
} from 'rxjs';
export type { MonoTypeOperatorFunction, Observer, OperatorFunction, SubscriptionLike } from 'rxjs';
