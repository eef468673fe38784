import type { ChangeOptions, ModuleSlug, SettingName } from '@site-admin/contracts';

type Track = NonNullable<ChangeOptions['track']>;

const toggled = (isOn: boolean) => (isOn ? 'on' : 'off');

/** The event of switching a module (spec 001 §7), for `ChangeOptions.track`. */
export const moduleToggleEvent = (module: ModuleSlug, isOn: boolean): Track => ({
  event: 'jetpack_wpa_module_toggle',
  properties: { module, toggled: toggled(isOn) },
});

/** The event of switching an option (spec 001 §7), of a module where one is named. */
export const settingsToggleEvent = (setting: SettingName, isOn: boolean, module?: ModuleSlug): Track => ({
  event: 'jetpack_wpa_settings_toggle',
  properties: { ...(module !== undefined && { module }), setting, toggled: toggled(isOn) },
});

/** The event of saving a form (spec 001 §7). */
export const formSubmitEvent = (form: string): Track => ({ event: 'jetpack_wpa_settings_form_submit', properties: { form } });
