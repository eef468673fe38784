import { problemText, type RemoteEpic } from '@site-admin/kit';
import { filter, ignoreElements, map, merge, tap } from '@site-admin/runtime/rx';
import { moduleToggleNotices } from '@site-admin/ui';
import { moduleToggle, type ModuleToggle } from './modules.slice';

const noticesOf = ({ name, active }: ModuleToggle) => moduleToggleNotices(name, active);

/** Says that a module is being switched, and how it went; each takes the place of the one before. */
export const announceToggleEpic: RemoteEpic = (action$, _state$, { notices }) =>
  merge(
    action$.pipe(
      filter(moduleToggle.started.match),
      map(({ payload }) => noticesOf(payload).progress),
    ),
    action$.pipe(
      filter(moduleToggle.saved.match),
      map(({ payload }) => noticesOf(payload).success),
    ),
    action$.pipe(
      filter(moduleToggle.failed.match),
      map(({ payload: { toggle, error } }) => noticesOf(toggle).failure(problemText(error))),
    ),
  ).pipe(
    tap((notice) => notices.show(notice)),
    ignoreElements(),
  );
