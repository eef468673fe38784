import { useCallback } from 'react';
import type { ChangeOptions, ModuleSlug, SettingName, SettingsChange } from '@site-admin/contracts';
import { useShell } from '../remote/shell-context';
import { changeOptionsFor } from './change-options';
import { isOverride } from './availability';
import { toOptionChange } from './option-change';
import { useModule, type ModuleState } from './use-module';
import { useSetting } from './use-setting';

export interface ModuleOptionState {
  readonly module: ModuleState;
  /** The option is on and its module is on. */
  readonly isOn: boolean;
  /** A change of the option is in progress; see `module.isPending` for its module. */
  readonly isPending: boolean;
  readonly toggle: (options?: ChangeOptions) => void;
}

/**
 * A switch that is an option of a module (spec 001 §4.5): switching it on switches the module on as well.
 *
 * @param deactivatesModule Switching the option off switches the module off, as nothing else uses it.
 */
export function useModuleOption(slug: ModuleSlug, name: SettingName, deactivatesModule = false): ModuleOptionState {
  const { settings } = useShell();
  const module = useModule(slug);
  const option = useSetting(name);
  const isOn = module.isOn && option.value === true;
  const { isOn: isModuleOn, unavailable } = module;
  const toggle = useCallback(
    (options?: ChangeOptions) => {
      if (unavailable && !isOverride(unavailable.reason)) return;
      const patch: SettingsChange = toOptionChange({ slug, isModuleOn, name, isOn, deactivatesModule });
      settings.change(patch, changeOptionsFor(patch, options));
    },
    [settings, slug, name, isOn, isModuleOn, unavailable, deactivatesModule],
  );
  return { module, isOn, isPending: option.isPending, toggle };
}
