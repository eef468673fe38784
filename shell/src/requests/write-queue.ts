import type { Clock, Live } from '@site-admin/contracts';
import { live } from '../page/live';

export interface Write<T> {
  /** Milliseconds from sending to the response. */
  readonly timeout: number;
  readonly send: (signal: AbortSignal) => Promise<T>;
  /** Creates the error of a write that takes longer. */
  readonly timeoutError: () => Error;
}

export interface WriteQueue {
  /** Number of writes that are queued or in flight. */
  readonly pending: Live<number>;
  /** Sends the write once those before it have ended, whether they succeeded or failed. */
  add<T>(write: Write<T>): Promise<T>;
  /** Sends all queued writes at once. Called when the page is closed, where later ones would be lost. */
  flush(): void;
}

/**
 * Sends writes one at a time, in order: the site keeps several options in one record that it reads and writes as a whole, so
 * that parallel writes overwrite each other (reference: wordpress, section 5).
 */
export function createWriteQueue(clock: Pick<Clock, 'after'>): WriteQueue {
  const queued: (() => void)[] = [];
  const pending = live(0);
  let inFlight = 0;

  function startNext(): void {
    if (inFlight === 0) queued.shift()?.();
  }

  function end(): void {
    inFlight -= 1;
    pending.set(pending.current - 1);
    startNext();
  }

  return {
    pending,
    add: (write) =>
      new Promise((resolve, reject) => {
        queued.push(() => {
          inFlight += 1;
          const sent = sendWithin(write, clock);
          sent.then(end, end);
          sent.then(resolve, reject);
        });
        pending.set(pending.current + 1);
        startNext();
      }),
    flush: () => queued.splice(0).forEach((start) => start()),
  };
}

/** Aborts the write after its timeout. */
function sendWithin<T>({ timeout, send, timeoutError }: Write<T>, clock: Pick<Clock, 'after'>): Promise<T> {
  const controller = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const timer = clock.after(timeout).subscribe(() => {
      reject(timeoutError());
      controller.abort();
    });
    const stop = () => timer.unsubscribe();
    const sent = send(controller.signal);
    sent.then(resolve, reject);
    sent.then(stop, stop);
  });
}
