import type { RemoteEpic } from '@site-admin/kit';
import { exhaustMap, filter } from '@site-admin/runtime/rx';
import { dismissForGood } from '../../dismiss-for-good';
import { agencies } from './agencies.slice';

/** Remembers on the site that the card was sent away. */
export const dismissAgenciesEpic: RemoteEpic = (action$, _state$, services) =>
  action$.pipe(
    filter(agencies.dismissed.match),
    // exhaustMap: one dismissal is enough.
    exhaustMap(() => dismissForGood('dismiss_dash_agencies_learn_more', services)),
  );
