import type { ChangeOptions, ModuleSlug, SettingName } from '@site-admin/contracts';

type Track = NonNullable<ChangeOptions['track']>;

/** The event of switching a module (spec 001 §7), for `ChangeOptions.track`. */
export const moduleToggleEvent = (module: ModuleSlug, isOn: boolean): Track => ({
  event: 'jetpack_wpa_module_toggle',
  properties: { module, toggled: isOn ? 'on' : 'off' },
});

/** The event of switching an option (spec 001 §7), of a module where one is named. */
export const settingsToggleEvent = (setting: SettingName, isOn: boolean, module?: ModuleSlug): Track => ({
  event: 'jetpack_wpa_settings_toggle',
  properties: { ...(module && { module }), setting, toggled: isOn ? 'on' : 'off' },
});
