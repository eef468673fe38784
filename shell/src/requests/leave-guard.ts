import type { Clock, Live } from '@site-admin/contracts';
import { EMPTY, firstValueFrom, map, merge, switchMap } from 'rxjs';

export interface LeaveGuardDeps {
  readonly window: Window;
  readonly pendingWrites: Live<number>;
  /** Sends what is queued, at once. */
  readonly flush: () => void;
}

/**
 * Makes the browser ask before the page is closed while a write is queued or in flight, and sends queued writes when it is closed.
 *
 * @returns Removes the guard.
 */
export function guardLeaving({ window, pendingWrites, flush }: LeaveGuardDeps): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  // Added only while needed: some browsers keep a page with such a listener out of the back-forward cache.
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

/** Longest wait before leaving; afterwards the browser asks. */
const maxWaitMs = 5_000;

/** Resolves once no write is pending, or after five seconds. Returns undefined if none is pending. */
export function whenSaved(pendingWrites: Live<number>, clock: Pick<Clock, 'after'>): Promise<void> | undefined {
  if (pendingWrites.current === 0) return undefined;
  // After a turn of the event loop, as code that awaited the last write may send another.
  const ended = pendingWrites.changes.pipe(switchMap((count) => (count === 0 ? clock.after(0) : EMPTY)));
  return firstValueFrom(merge(ended, clock.after(maxWaitMs)).pipe(map(() => undefined)));
}
