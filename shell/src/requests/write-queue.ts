import type { Clock, Live } from '@site-admin/contracts';
import { live } from '../page/live';

/** One write. */
export interface Write<T> {
  /** Milliseconds after sending. */
  readonly timeout: number;
  readonly send: (signal: AbortSignal) => Promise<T>;
  /** The error of a write that took longer. */
  readonly timeoutError: () => Error;
}

export interface WriteQueue {
  /** How many writes are queued or in flight. */
  readonly pending: Live<number>;
  /** Sends the write once those before it have ended. Whatever became of them, it is sent. */
  add<T>(write: Write<T>): Promise<T>;
  /** Sends all queued writes at once: the page is being closed, and in order or not, later they are lost. */
  flush(): void;
}

/**
 * Sends writes one at a time, in order: the site keeps several options in one record that it reads and writes as a whole, so
 * that parallel writes undo each other (reference: wordpress, section 5).
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
