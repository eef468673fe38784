import { defer, EMPTY, Observable, type MonoTypeOperatorFunction, Subject, takeUntil } from 'rxjs';
import type { Live } from '@site-admin/contracts';
import type { OpenHandles } from '../outlet/mount';

/** Kinds of things a remote can leave open. */
type Kind = keyof OpenHandles;

/** Everything one mount holds of the page, so that one call can end it. */
export interface Scope {
  readonly isClosed: boolean;
  /** Counts subscriptions to `source` under `kind`, and completes them on close. */
  stream<T>(kind: Kind, source: Observable<T>): Observable<T>;
  /** Completes `source` on close without counting it: what is pending is no leak. */
  untilClosed<T>(source: Observable<T>): Observable<T>;
  live<T>(source: Live<T>): Live<T>;
  /** Keeps `release` for close; the answer releases now. */
  hold(kind: Kind, release: () => void): () => void;
  /** Ends everything, once. Answers what was still open; `ended` adds what others count. */
  close(): OpenHandles;
}

export function createScope(): Scope {
  const closed = new Subject<void>();
  const open: Record<Kind, number> = { subscriptions: 0, requests: 0, guards: 0, listeners: 0 };
  const releases = new Set<() => void>();
  let isClosed = false;

  function counted<T>(kind: Kind): MonoTypeOperatorFunction<T> {
    return (source) =>
      new Observable((subscriber) => {
        open[kind] += 1;
        const subscription = source.subscribe(subscriber);
        subscription.add(() => {
          open[kind] -= 1;
        });
        return subscription;
      });
  }

  // Of a closed scope, nothing is ever subscribed: a late epic finds a stream that has ended.
  const untilClosed = <T>(source: Observable<T>): Observable<T> =>
    defer(() => (isClosed ? EMPTY : source.pipe(takeUntil(closed))));

  const stream = <T>(kind: Kind, source: Observable<T>) => untilClosed(source.pipe(counted(kind)));

  return {
    get isClosed() {
      return isClosed;
    },
    stream,
    untilClosed,
    live: (source) => ({
      get current() {
        return source.current;
      },
      changes: stream('subscriptions', source.changes),
    }),
    hold(kind, release) {
      if (isClosed) {
        release();
        return () => undefined;
      }
      open[kind] += 1;
      const once = () => {
        if (!releases.delete(once)) return;
        open[kind] -= 1;
        release();
      };
      releases.add(once);
      return once;
    },
    close() {
      const left = { ...open };
      isClosed = true;
      closed.next();
      closed.complete();
      [...releases].forEach((release) => release());
      return left;
    },
  };
}
