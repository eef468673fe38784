import type { ShellServices } from '@site-admin/contracts';
import { Observable, Subject, defer, merge, retry, takeUntil, throwError } from '@site-admin/runtime/rx';
import {
  configureStore,
  createEpicMiddleware,
  type EnhancedStore,
  type Epic,
  type ReducersMapObject,
  type UnknownAction,
} from '@site-admin/runtime/store';

/** An epic of a remote. Its third argument, the shell's services, is its only access to network, clock and storage. */
export type RemoteEpic<State = unknown> = Epic<UnknownAction, UnknownAction, State, ShellServices>;

/** Reducers and epics of a remote's store. */
export interface RemoteStoreParts<State> {
  readonly reducers: ReducersMapObject<State, UnknownAction>;
  /** By name, for error reports: function names are minified. */
  readonly epics?: Readonly<Record<string, RemoteEpic<State>>>;
}

export interface RemoteStore<State> {
  readonly store: EnhancedStore<State, UnknownAction>;
  /** Ends every epic, with its requests and listeners. */
  destroy(): void;
}

/** An epic with more failures than this within `failureWindow` ms is stopped. */
const maxFailures = 5;
const failureWindow = 1000;

/** Reports errors of an epic and restarts it, so that one bug does not end its effects; repeated failures stop it. */
function withRestart<State>(name: string, epic: RemoteEpic<State>, { health, clock }: ShellServices): RemoteEpic<State> {
  return (action$, state$, services) => {
    let failures: number[] = [];
    return defer(() => epic(action$, state$, services)).pipe(
      retry({
        delay: (error: unknown) => {
          const now = clock.now();
          failures = [...failures, now].filter((at) => now - at < failureWindow);
          if (failures.length > maxFailures) return throwError(() => error);
          health.report(error, `epic ${name}`);
          return [true];
        },
      }),
      (running$) => completeOnError(running$, (error) => health.report(error, `epic ${name} stopped: it keeps failing`)),
    );
  };
}

/** Reports an error of the source and completes, so that the error does not end the other epics. */
function completeOnError<T>(source$: Observable<T>, report: (error: unknown) => void): Observable<T> {
  return new Observable((subscriber) =>
    source$.subscribe({
      next: (value) => subscriber.next(value),
      complete: () => subscriber.complete(),
      error: (error: unknown) => {
        report(error);
        subscriber.complete();
      },
    }),
  );
}

/** Creates the store of one mount, with epics that receive the shell's services. */
export function createRemoteStore<State>(parts: RemoteStoreParts<State>, services: ShellServices): RemoteStore<State> {
  const destroyed = new Subject<void>();
  const middleware = createEpicMiddleware<UnknownAction, UnknownAction, State, ShellServices>({ dependencies: services });
  const store = configureStore({
    reducer: parts.reducers,
    // No thunks: effects are in epics. Actions may contain errors and class instances, as they are never serialized.
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false }).concat(middleware),
    devTools: { name: services.remote.name },
  });
  middleware.run((action$, state$, dependencies) =>
    merge(
      ...Object.entries(parts.epics ?? {}).map(([name, epic]) =>
        withRestart(name, epic, services)(action$, state$, dependencies),
      ),
    ).pipe(takeUntil(destroyed)),
  );
  return {
    store,
    destroy() {
      destroyed.next();
      destroyed.complete();
    },
  };
}
