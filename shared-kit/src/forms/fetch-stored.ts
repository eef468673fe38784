import { getSettings, type SettingName, type Settings, type ShellServices } from '@site-admin/contracts';
import { concat, defer, filter, map, merge, of, switchMap, take, type Observable } from '@site-admin/runtime/rx';

/** After this the settings are used as they are cached. */
const fetchWithinMs = 10_000;

/**
 * Emits the settings as they are stored now, with what was saved elsewhere since they were fetched; as they are cached where they cannot
 * be fetched. Waits for pending changes of these settings, as they would look like changes made elsewhere.
 */
export function fetchStored(
  names: readonly SettingName[],
  { settings, resources, clock }: Pick<ShellServices, 'settings' | 'resources' | 'clock'>,
): Observable<Settings> {
  const view = settings.watch(names);
  const settled = concat(of(view.current), view.changes).pipe(filter(({ pending }) => pending.length === 0));
  const fetched = defer(() => {
    resources.refresh(getSettings);
    return resources.watch(getSettings);
  }).pipe(filter(({ status }) => status !== 'loading'));
  return merge(
    settled.pipe(
      take(1),
      switchMap(() => fetched),
    ),
    clock.after(fetchWithinMs),
  ).pipe(
    take(1),
    map(() => view.current.stored),
  );
}
