import type { Clock, Live } from '@site-admin/contracts';
import { EMPTY, firstValueFrom, map, merge, switchMap } from 'rxjs';

export interface LeaveGuardDeps {
  readonly window: Window;
  readonly pendingWrites: Live<number>;
  /** Sends what is queued, at once. */
  readonly flush: () => void;
}

/**
 * Asks before the page is closed while a write is queued or in flight, and sends what is queued when it is closed all the same.
 *
 * @returns Removes the guard.
 */
export function guardLeaving({ window, pendingWrites, flush }: LeaveGuardDeps): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  // Only while it is needed: a page with such a listener is not kept for the back button by every browser.
  const watching = pendingWrites.changes.subscribe((count) => {
    if (count > 0) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
  window.addEventListener('pagehide', flush);
  return () => {
    watching.unsubscribe();
    window.removeEventListener('beforeunload', ask);
    window.removeEventListener('pagehide', flush);
  };
}

/** Leaving waits no longer than this; then the browser asks. */
const maxWaitMs = 5_000;

/** Resolves once no write is pending, or has been for too long; undefined where there is nothing to wait for. */
export function whenSaved(pendingWrites: Live<number>, clock: Pick<Clock, 'after'>): Promise<void> | undefined {
  if (pendingWrites.current === 0) return undefined;
  // Not at once: what waits for the last write may send the next one.
  const ended = pendingWrites.changes.pipe(switchMap((count) => (count === 0 ? clock.after(0) : EMPTY)));
  return firstValueFrom(merge(ended, clock.after(maxWaitMs)).pipe(map(() => undefined)));
}
