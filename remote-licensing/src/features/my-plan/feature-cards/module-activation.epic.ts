import type { RemoteEpic } from '@site-admin/kit';
import { defer, filter, map, mergeMap, switchMap } from '@site-admin/runtime/rx';
import { moduleActivation } from './module-activation.slice';

/** Activates the module of a card. */
export const activateModuleEpic: RemoteEpic = (action$, _state$, services) =>
  action$.pipe(
    filter(moduleActivation.requested.match),
    // mergeMap: modules are independent of each other, and a card that is busy ignores presses.
    mergeMap(({ payload }) =>
      // In the chunk of the cards, which is loaded when one of them is pressed.
      defer(() => import('../loaded-cards')).pipe(
        switchMap(({ activateModule }) => activateModule(payload, services)),
        map(() => moduleActivation.ended(payload.slug)),
      ),
    ),
  );
