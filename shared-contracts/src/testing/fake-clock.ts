import { Observable } from 'rxjs';
import type { Clock } from '../remote';
import type { Handles } from './handles';
import { settle } from './settle';

/** A controlled clock: time passes only by `advance`. */
export interface FakeClock {
  /** Unix ms. */
  now(): number;
  /** Advances the time and runs the timers that are due, in order, each with its effects. */
  advance(ms: number): Promise<void>;
}

interface Due {
  readonly at: number;
  readonly run: () => void;
}

/** Returns the controls for the test, the service for the remote, and `schedule` and `page` (not counted) for the other fakes. */
export function createFakeClock(start: number, handles: Handles) {
  let now = start;
  let waiting: Due[] = [];

  function schedule(ms: number, run: () => void): () => void {
    const due: Due = { at: now + ms, run };
    waiting.push(due);
    return () => {
      waiting = waiting.filter((other) => other !== due);
    };
  }

  function runNext(until: number): boolean {
    const next = waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
    if (!next) return false;
    waiting = waiting.filter((due) => due !== next);
    now = Math.max(now, next.at);
    next.run();
    return true;
  }

  const control: FakeClock = {
    now: () => now,
    async advance(ms) {
      const until = now + ms;
      await settle();
      while (runNext(until)) await settle();
      now = until;
    },
  };

  const after = (ms: number) =>
    new Observable<0>((subscriber) =>
      schedule(ms, () => {
        subscriber.next(0);
        subscriber.complete();
      }),
    );

  const every = (ms: number) =>
    new Observable<number>((subscriber) => {
      let cancel = () => {};
      const tick = (count: number) => {
        cancel = schedule(ms, () => {
          // Scheduled before emitting: a subscriber may unsubscribe within this tick.
          tick(count + 1);
          subscriber.next(count);
        });
      };
      tick(0);
      return () => cancel();
    });

  const clock: Clock = {
    now: () => now,
    after: (ms) => handles.track(`clock.after(${ms})`, after(ms)),
    every: (ms) => handles.track(`clock.every(${ms})`, every(ms)),
  };
  return { control, clock, schedule, page: { after } };
}
