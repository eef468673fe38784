import { defer, EMPTY, Observable, type MonoTypeOperatorFunction, Subject, takeUntil } from 'rxjs';
import type { Live } from '@site-admin/contracts';
import type { OpenHandles } from '../outlet/mount';

/** The kinds of resources a remote can leave open. */
type Kind = keyof OpenHandles;

/** The open resources of one mount, which are closed together. */
export interface Scope {
  readonly isClosed: boolean;
  /** Counts subscriptions to `source` under `kind`, and completes them on close. */
  stream<T>(kind: Kind, source: Observable<T>): Observable<T>;
  /** Completes `source` on close, without counting it as a leak. */
  untilClosed<T>(source: Observable<T>): Observable<T>;
  live<T>(source: Live<T>): Live<T>;
  /** Calls `release` on close, or when the returned function is called. */
  hold(kind: Kind, release: () => void): () => void;
  /** Closes everything. @returns Counts of what was open. */
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

  // Nothing is subscribed after close: a late epic gets a completed stream.
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
