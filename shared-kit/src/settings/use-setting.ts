import { useCallback, useMemo } from 'react';
import type { ChangeOptions, ChangeResult, SettingName, Settings, SettingsChange } from '@site-admin/contracts';
import type { Observable } from '@site-admin/runtime/rx';
import { useLive } from '../hooks/use-live';
import { useShell } from '../remote/shell-context';
import { changeOptionsFor } from './change-options';
import { settingsToggleEvent } from './tracking';

export interface SettingState<Name extends SettingName> {
  /** Pending, else stored; `undefined` while the settings are loading and for a setting the site does not have. */
  readonly value: Settings[Name];
  /** True while a change is queued or sent and not confirmed. */
  readonly isPending: boolean;
  /** Shows `value` at once and saves it, also if the component unmounts. */
  readonly change: (value: SettingsChange[Name], options?: ChangeOptions) => Observable<ChangeResult>;
}

/**
 * Returns one setting of the site. Re-renders only when its value changes. For a setting edited in a form use `useField`.
 *
 * @example
 * const likes = useSetting('social_notifications_like');
 * <Toggle checked={likes.value === true} busy={likes.isPending} onChange={(on) => likes.change(on)} />
 */
export function useSetting<Name extends SettingName>(name: Name): SettingState<Name> {
  const { settings } = useShell();
  const view = useLive(useMemo(() => settings.watch([name]), [settings, name]));
  const change = useCallback(
    (value: SettingsChange[Name], options?: ChangeOptions) => {
      const patch: SettingsChange = { [name]: value };
      const track = typeof value === 'boolean' ? { track: settingsToggleEvent(name, value) } : {};
      return settings.change(patch, changeOptionsFor(patch, { ...track, ...options }));
    },
    [settings, name],
  );
  return { value: view.values[name], isPending: view.pending.length > 0, change };
}

/** Returns `loading` until the settings are loaded, and `failed` if they could not be. */
export function useSettingsStatus(): 'loading' | 'ready' | 'failed' {
  const { settings } = useShell();
  return useLive(useMemo(() => settings.watch([]), [settings])).status;
}
