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

/** Counts the subscriptions to a stream. */
function countSubscriptions<T>(open: Record<Kind, number>, kind: Kind): MonoTypeOperatorFunction<T> {
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

/** Creates the functions to call on close; each is counted until it is called. */
function createReleases(open: Record<Kind, number>) {
  const releases = new Set<() => void>();
  return {
    /** @returns A function that calls `release`, unless it was called before. */
    add(kind: Kind, release: () => void): () => void {
      open[kind] += 1;
      const once = () => {
        if (!releases.delete(once)) return;
        open[kind] -= 1;
        release();
      };
      releases.add(once);
      return once;
    },
    run: () => [...releases].forEach((release) => release()),
  };
}

export function createScope(): Scope {
  const closed = new Subject<void>();
  const open: Record<Kind, number> = { subscriptions: 0, requests: 0, guards: 0, listeners: 0 };
  const releases = createReleases(open);
  let isClosed = false;

  // Nothing is subscribed after close: a late epic gets a completed stream.
  const untilClosed = <T>(source: Observable<T>): Observable<T> =>
    defer(() => (isClosed ? EMPTY : source.pipe(takeUntil(closed))));

  const stream = <T>(kind: Kind, source: Observable<T>) => untilClosed(source.pipe(countSubscriptions(open, kind)));

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
      if (!isClosed) return releases.add(kind, release);
      release();
      return () => undefined;
    },
    close() {
      const left = { ...open };
      isClosed = true;
      closed.next();
      closed.complete();
      releases.run();
      return left;
    },
  };
}
