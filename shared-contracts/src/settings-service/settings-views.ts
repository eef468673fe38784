import { distinctUntilChanged, map, merge, type Observable } from 'rxjs';
import type { Live } from '../live';
import type { SettingsView } from '../site-settings';
import type { SettingName, Settings } from '../site/settings';
import { isDeepEqual } from './deep-equal';
import type { Overlay } from './overlay';
import type { StoredSettings } from './stored-settings';

type Picked<Name extends SettingName> = Pick<Settings, Name & keyof Settings>;

function pick<Name extends SettingName>(settings: Settings, names: readonly Name[]): Picked<Name> {
  // Built from exactly these names, which the type of fromEntries cannot express.
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as Picked<Name>;
}

/** Returns a live view of some settings: the same object until one of its values changes. */
export function createSettingsView<Name extends SettingName>(
  names: readonly Name[],
  stored: StoredSettings,
  overlay: Overlay,
): Live<SettingsView<Name>> {
  let last: SettingsView<Name> | undefined;
  /** The inputs `last` was computed from. */
  let source: readonly unknown[] = [];

  function current(): SettingsView<Name> {
    const { status, data } = stored.peek();
    const next = [status, data, overlay.version];
    if (last && next.every((part, index) => part === source[index])) return last;
    source = next;
    const pending = overlay.pending();
    const view: SettingsView<Name> = {
      status: data ? 'ready' : status,
      values: pick(overlay.over(data ?? {}), names),
      stored: pick(data ?? {}, names),
      pending: names.filter((name) => pending.has(name)),
    };
    if (last && isDeepEqual(last, view)) return last;
    last = view;
    return view;
  }

  const changes: Observable<SettingsView<Name>> = merge(stored.watched, overlay.modified).pipe(
    map(current),
    distinctUntilChanged(),
  );
  return {
    get current() {
      return current();
    },
    changes,
  };
}
