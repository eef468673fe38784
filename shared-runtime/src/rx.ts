/**
 * RxJS, provided once by the shell: a single copy, so that `instanceof` and interop work across parts. A shared module is never
 * tree-shaken, so only names in use are exported. Add a name when a part needs it. Operators with timers of their own
 * (`debounceTime`, `delay`, `timer`) are excluded: time comes from the `clock` service.
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
