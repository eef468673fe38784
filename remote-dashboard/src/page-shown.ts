import { createAction } from '@site-admin/runtime/store';
import type { UnknownAction } from '@site-admin/runtime/store';
import { filter, take, type Observable } from '@site-admin/runtime/rx';

/** At a Glance stands on the screen. Below the screens of others this remote draws a few cards only, and nobody looks at the rest. */
export const pageShown = createAction('page/shown');

/** Emits once, when At a Glance is there to ask for. */
export const whenPageShown = (action$: Observable<UnknownAction>) => action$.pipe(filter(pageShown.match), take(1));
