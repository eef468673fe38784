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

/** One effect of a remote. It reaches the world only through its third argument, the shell's services. */
export type RemoteEpic<State = unknown> = Epic<UnknownAction, UnknownAction, State, ShellServices>;

/** What a remote's store is made of. */
export interface RemoteStoreParts<State> {
  readonly reducers: ReducersMapObject<State, UnknownAction>;
  /** By name: a report says which epic broke, and a function's own name does not survive minification. */
  readonly epics?: Readonly<Record<string, RemoteEpic<State>>>;
}

export interface RemoteStore<State> {
  readonly store: EnhancedStore<State, UnknownAction>;
  /** Ends every epic, and with it every request and listener it had open. */
  destroy(): void;
}

/** More failures than this within `stormWindow` stop an epic: it would only fail again. */
const stormLimit = 5;
const stormWindow = 1000;

/** Reports what breaks an epic and starts it again, so that one bug can't silence the rest; a storm of failures ends it. */
function supervised<State>(name: string, epic: RemoteEpic<State>, { health, clock }: ShellServices): RemoteEpic<State> {
  return (action$, state$, services) => {
    let failures: number[] = [];
    return defer(() => epic(action$, state$, services)).pipe(
      retry({
        delay: (error: unknown) => {
          const now = clock.now();
          failures = [...failures, now].filter((at) => now - at < stormWindow);
          if (failures.length > stormLimit) return throwError(() => error);
          health.report(error, `epic ${name}`);
          return [true];
        },
      }),
      (running$) => contained(running$, (error) => health.report(error, `epic ${name} stopped: it keeps failing`)),
    );
  };
}

/** Completes where the source fails, and says so: past this point no error can reach the other epics. */
function contained<T>(source$: Observable<T>, report: (error: unknown) => void): Observable<T> {
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

/** Makes the one store of one mount: Redux Toolkit, with epics that get the shell's services. */
export function createRemoteStore<State>(parts: RemoteStoreParts<State>, services: ShellServices): RemoteStore<State> {
  const destroyed = new Subject<void>();
  const middleware = createEpicMiddleware<UnknownAction, UnknownAction, State, ShellServices>({ dependencies: services });
  const store = configureStore({
    reducer: parts.reducers,
    // No thunks: effects live in epics. Errors and class instances may travel in actions, they never leave the page.
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false }).concat(middleware),
    devTools: { name: services.remote.name },
  });
  middleware.run((action$, state$, dependencies) =>
    merge(
      ...Object.entries(parts.epics ?? {}).map(([name, epic]) => supervised(name, epic, services)(action$, state$, dependencies)),
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
