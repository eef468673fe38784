import type { RemoteEpic } from '@site-admin/kit';
import { exhaustMap, filter, ignoreElements } from '@site-admin/runtime/rx';
import { agencies } from './agencies.slice';

/** Stores the dismissal on the site. */
export const dismissAgenciesEpic: RemoteEpic = (action$, _state$, { settings }) =>
  action$.pipe(
    filter(agencies.dismissed.match),
    // exhaustMap: one dismissal is enough.
    exhaustMap(() => settings.change({ dismiss_dash_agencies_learn_more: true })),
    ignoreElements(),
  );
