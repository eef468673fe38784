import { Observable, Subject, takeUntil } from 'rxjs';

/** The open handles of a remote: subscriptions, guards, timers. The shell closes them all; the test kit counts them first. */
export interface Handles {
  /** Returns the same stream, counted while it has a subscriber; completes when the services close. */
  track<T>(label: string, source: Observable<T>): Observable<T>;
  /** Returns the same stream, not counted; completes when the services close. */
  untilClosed<T>(source: Observable<T>): Observable<T>;
  /** Counts a handle as open until the returned function is called. */
  hold(label: string): () => void;
  /** Returns the labels of the open handles. */
  open(): string[];
  close(): void;
}

export function createHandles(): Handles {
  const held = new Map<symbol, string>();
  const closed = new Subject<void>();
  let isClosed = false;

  function hold(label: string): () => void {
    const id = Symbol(label);
    held.set(id, label);
    return () => held.delete(id);
  }

  return {
    hold,
    untilClosed: (source) => source.pipe(takeUntil(closed)),
    track: (label, source) =>
      new Observable((subscriber) => {
        if (isClosed) return subscriber.complete();
        subscriber.add(hold(label));
        return source.pipe(takeUntil(closed)).subscribe(subscriber);
      }),
    open: () => [...held.values()],
    close() {
      isClosed = true;
      closed.next();
      closed.complete();
    },
  };
}
