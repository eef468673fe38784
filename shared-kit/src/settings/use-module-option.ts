import { useCallback } from 'react';
import type { ChangeOptions, ModuleSlug, SettingName, SettingsChange } from '@site-admin/contracts';
import { useShell } from '../remote/shell-context';
import { isOverride } from './availability';
import { changeOptionsFor } from './change-options';
import { toOptionChange } from './option-change';
import { settingsToggleEvent } from './tracking';
import type { Unavailable } from './unavailable';
import { useModule, type ModuleState } from './use-module';
import { useSetting } from './use-setting';

export interface ModuleOptionState {
  readonly module: ModuleState;
  /** The option is on and its module is on. */
  readonly isOn: boolean;
  /** A change of the option is in progress; see `module.isPending` for its module. */
  readonly isPending: boolean;
  /** Why the option cannot be switched. An override that keeps its module on does not lock the option. */
  readonly unavailable: Unavailable | undefined;
  /** Ignored while the option is unavailable. */
  readonly toggle: (options?: ChangeOptions) => void;
}

/**
 * A toggle for an option of a module (spec 001 §4.5): switching it on switches the module on as well.
 *
 * @param deactivatesModule Switching the option off switches the module off, as nothing else uses it.
 */
export function useModuleOption(slug: ModuleSlug, name: SettingName, deactivatesModule = false): ModuleOptionState {
  const { settings } = useShell();
  const module = useModule(slug);
  const option = useSetting(name);
  const isModuleOn = module.isOn;
  const isModuleLocked = module.unavailable !== undefined;
  const unavailable = isModuleOn && isOverride(module.unavailable?.reason) ? undefined : module.unavailable;
  const isOn = isModuleOn && option.value === true;
  const toggle = useCallback(
    (options?: ChangeOptions) => {
      if (unavailable) return;
      const deactivates = deactivatesModule && !isModuleLocked;
      const patch: SettingsChange = toOptionChange({ slug, isModuleOn, name, isOn, deactivatesModule: deactivates });
      // Undo restores both, where the option has switched its module as well.
      const own: ChangeOptions = { undo: true, track: settingsToggleEvent(name, !isOn, slug) };
      settings.change(patch, changeOptionsFor(patch, { ...own, ...options }));
    },
    [settings, slug, name, isOn, isModuleOn, isModuleLocked, unavailable, deactivatesModule],
  );
  return { module, isOn, isPending: option.isPending, unavailable, toggle };
}
