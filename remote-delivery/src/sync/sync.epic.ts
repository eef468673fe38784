import { deliveryEvents, getDelivery } from '@site-admin/contracts';
import type { RemoteEpic } from '@site-admin/kit';
import { filter, ignoreElements, of, startWith, switchMap, takeUntil, tap } from '@site-admin/runtime/rx';
import { sync } from './sync.slice';
import { isRefused } from './refusal';

/** Milliseconds between two reads without a stream. */
const pollMs = 15_000;

/** Reads the state at every event of the stream, and at intervals without one; ends when the user is refused. */
export const syncEpic: RemoteEpic = (_action$, _state$, { requests, resources, clock }) => {
  const read = () => resources.refresh(getDelivery);
  const refused$ = resources.watch(getDelivery).pipe(filter(isRefused));
  return requests.stream(deliveryEvents).pipe(
    startWith('connecting' as const),
    // switchMap: a stream that is open again ends the polling.
    switchMap((signal) => {
      const isOpen = signal === 'open' || signal === 'event';
      const state = isOpen ? 'live' : signal === 'lost' ? 'reconnecting' : 'connecting';
      return (isOpen ? of(0) : clock.every(pollMs)).pipe(tap(read), ignoreElements(), startWith(sync.changed(state)));
    }),
    takeUntil(refused$),
  );
};
