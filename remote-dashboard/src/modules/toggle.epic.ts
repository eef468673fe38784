import { getSettings, updateSettings, type ShellServices } from '@site-admin/contracts';
import type { RemoteEpic } from '@site-admin/kit';
import { catchError, concat, filter, finalize, map, merge, mergeMap, of, take, type Observable } from '@site-admin/runtime/rx';
import { moduleToggle, type ModuleToggle } from './modules.slice';

/** After this the switch shows what the settings say, whatever they say. */
const settleWithinMs = 10_000;

/** Until the settings tell the new state: only then may the switch leave it to them, or it would jump back and forth. */
function untilTold({ slug, active }: ModuleToggle, { resources, clock }: ShellServices): Observable<unknown> {
  const told = resources
    .watch(getSettings)
    .pipe(filter(({ status, data }) => status === 'failed' || (status === 'ready' && data[slug] === active)));
  return merge(told, clock.after(settleWithinMs)).pipe(take(1));
}

function toggle(wanted: ModuleToggle, services: ShellServices) {
  const { slug, active } = wanted;
  const saving = services.requests.call(updateSettings, { body: { [slug]: active } }).pipe(
    mergeMap(() =>
      concat(of(moduleToggle.saved(wanted)), untilTold(wanted, services).pipe(map(() => moduleToggle.settled(wanted)))),
    ),
    catchError((error: unknown) => of(moduleToggle.failed({ toggle: wanted, error }))),
  );
  return concat(of(moduleToggle.started(wanted)), saving);
}

/** Switches modules on and off, each by itself: the one place of this remote that does. */
export const toggleModuleEpic: RemoteEpic = (action$, _state$, services) => {
  const running = new Set<string>();
  return action$.pipe(
    filter(moduleToggle.requested.match),
    // Like exhaustMap, but per module: a second move of a switch on its way is dropped, the other switches go on beside it.
    filter(({ payload }) => !running.has(payload.slug)),
    mergeMap(({ payload }) => {
      running.add(payload.slug);
      return toggle(payload, services).pipe(finalize(() => running.delete(payload.slug)));
    }),
  );
};
