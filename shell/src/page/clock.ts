import type { Clock } from '@site-admin/contracts';
import { Observable } from 'rxjs';

/** Creates the clock of the browser. Its Observables are cold: each subscription has its own timer, and clears it. */
export function createClock(window: Window): Clock {
  return {
    now: () => Date.now(),
    after: (ms) =>
      new Observable((subscriber) => {
        const timer = window.setTimeout(() => {
          subscriber.next(0);
          subscriber.complete();
        }, ms);
        return () => window.clearTimeout(timer);
      }),
    every: (ms) =>
      new Observable((subscriber) => {
        let count = 0;
        const timer = window.setInterval(() => {
          subscriber.next(count);
          count += 1;
        }, ms);
        return () => window.clearInterval(timer);
      }),
  };
}
