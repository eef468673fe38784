import { map, merge, Observable, Subscription, take } from 'rxjs';
import type { Clock, ResourceState } from '../remote';
import type { Settings } from '../site/settings';
import { hasSwitched, type Change } from './change';
import type { Overlay } from './overlay';
import type { StoredSettings } from './stored-settings';

/** After this the stored value is shown, whatever it is. */
const confirmWithinMs = 10_000;

export interface ConfirmationDeps {
  readonly overlay: Overlay;
  readonly stored: StoredSettings;
  readonly clock: Pick<Clock, 'after'>;
}

/**
 * Shows saved changes over the stored settings until the refetched ones have the same switches, or `confirmWithinMs` have passed:
 * a cached response must not make a switch jump back. Where the settings cannot be fetched, the saved values are kept.
 *
 * @returns Ends the wait.
 */
export function confirm(changes: readonly Change[], { overlay, stored, clock }: ConfirmationDeps): Subscription {
  const waiting = new Subscription();
  changes.forEach((change) => overlay.set(change, 'saved'));
  const showStored = () => {
    waiting.unsubscribe();
    overlay.remove(changes);
  };
  const keep = () => changes.forEach((change) => overlay.set(change, 'unconfirmed'));
  let isLate = false;
  waiting.add(
    stored.fetched.subscribe((state) => {
      if (state.status === 'failed') keep();
      else if (isLate || changes.every((change) => hasSwitched(change, state.data))) showStored();
    }),
  );
  waiting.add(
    clock.after(confirmWithinMs).subscribe(() => {
      isLate = true;
      if (stored.peek().status === 'ready') showStored();
      else keep();
    }),
  );
  stored.refetch();
  return waiting;
}

/** Emits the next fetched settings; `undefined` if they do not arrive in time. */
export function nextFetched({ stored, clock }: Pick<ConfirmationDeps, 'stored' | 'clock'>): Observable<Settings | undefined> {
  const late = clock.after(confirmWithinMs).pipe(map((): ResourceState<Settings> => ({ status: 'loading' })));
  return new Observable<ResourceState<Settings>>((subscriber) => {
    const subscription = merge(stored.fetched, late).subscribe(subscriber);
    stored.refetch();
    return subscription;
  }).pipe(
    take(1),
    map((state) => (state.status === 'ready' ? state.data : undefined)),
  );
}
