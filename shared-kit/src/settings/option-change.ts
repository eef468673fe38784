import type { ModuleSlug, SettingName, SettingsChange } from '@site-admin/contracts';

export interface ModuleOption {
  readonly slug: ModuleSlug;
  readonly isModuleOn: boolean;
  readonly name: SettingName;
  readonly isOn: boolean;
  readonly deactivatesModule: boolean;
}

/** Returns the change of toggling a module's option (spec 001 §4.5). With the module off, both are switched on. */
export function toOptionChange({ slug, isModuleOn, name, isOn, deactivatesModule }: ModuleOption): SettingsChange {
  if (!isModuleOn) return { [slug]: true, [name]: true };
  if (isOn && deactivatesModule) return { [slug]: false, [name]: false };
  return { [name]: !isOn };
}
