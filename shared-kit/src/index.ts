/**
 * What a remote is made with. The shell provides the one copy of the page (docs/decisions/0001-remote-kit.md).
 *
 * Settings of the site. They are saved by the shell: a change outlives the component, the remote and its version.
 * - `useSetting(name)`: value (pending over stored), isPending, `change(value, options)`.
 * - `useModule(slug)`: isOn, isPending, `toggle(options)`, and `unavailable`: reason, text and the action that helps.
 *   `moduleToggleTexts(name, isOn)` are the notices of switching a module, for `options.texts`.
 * - `useModuleOption(slug, name)`: a switch that is an option of a module.
 *
 * Forms. The store of the remote needs `...settingsForms.reducers` and `...settingsForms.epics`.
 * - `settingsForm(id, names)` declares a form, `useField(form, name)` edits one setting of it, `useSettingsForm(form)` saves and
 *   discards, `useUnsavedForms()` asks before edits are lost.
 *
 * Plugins. The store of the remote needs `...pluginInstalls.reducers` and `...pluginInstalls.epics`.
 * - `usePlugin(slug)`: status, `activate()` and its progress. Epics dispatch `pluginInstall.requested({ slug })` and wait for
 *   `activated` or `failed` of the same slug.
 */
export { problemText } from './errors/problem-text';
export { getChangedEdits, type Edit, type Edits } from './forms/form-values';
export { selectForm, type FormState, type FormsRoot, type SaveState } from './forms/forms.slice';
export { settingsForm, type SettingsForm } from './forms/settings-form';
export { settingsForms } from './forms/settings-forms';
export { useField, type FieldState } from './forms/use-field';
export { useIsSaving, useSettingsForm, type SettingsFormState } from './forms/use-settings-form';
export { useUnsavedForms } from './forms/use-unsaved-forms';
export { useAfterPaint } from './hooks/use-after-paint';
export { useLive } from './hooks/use-live';
export { useReady } from './hooks/use-ready';
export { useResource } from './hooks/use-resource';
export { useUnsaved, type Unsaved } from './hooks/use-unsaved';
export { useViewer } from './hooks/use-viewer';
export { pluginInstalls } from './plugins/plugin-installs';
export {
  pluginInstall,
  selectPluginInstall,
  type InstallRequest,
  type PluginInstall,
  type PluginInstallsRoot,
} from './plugins/plugin-install.slice';
export { pluginActionText } from './plugins/plugin-texts';
export { usePlugin, type PluginState } from './plugins/use-plugin';
export { defineExtension, type Extension, type ExtensionParts } from './remote/define-extension';
export { defineRemote, type RemoteParts } from './remote/define-remote';
export { RemoteRouter } from './remote/remote-router';
export { useShell } from './remote/shell-context';
export { createRemoteStore, type RemoteEpic, type RemoteStore, type RemoteStoreParts } from './remote/store';
export { hasPaidProduct, hasProduct, productKeys, type ProductKey } from './rules/plans';
export { percentOff, selectPrice, type Price, type PriceParts } from './rules/price';
export { firstTermOnly, perMonthBilledYearly } from './rules/price.texts';
export { selectRewindContent, showsBackups, toRewindBadge, type RewindContent } from './rules/rewind';
export { toScanBadge, toScanResult, type ScanResult, type StatusBadge } from './rules/scan';
export {
  activateSearch,
  prepareSearchRetry,
  selectSearchContent,
  toggleInstantSearch,
  toggleSearch,
  type SearchContent,
  type SearchParts,
} from './rules/search';
export {
  getStoragePercent,
  hasFreeVideo,
  hasVideoPress,
  showsVideoPressOffer,
  type VideoPressOffer,
  type VideoStorage,
} from './rules/video-storage';
export { getUnavailableReason, isOverride, type ModuleAccess, type UnavailableReason } from './settings/availability';
export { moduleToggleTexts } from './settings/module-texts';
export { getUnavailable, offlineText, type Unavailable } from './settings/unavailable';
export { useModule, type ModuleState } from './settings/use-module';
export { useModuleOption, type ModuleOptionState } from './settings/use-module-option';
export { useSetting, useSettingsStatus, type SettingState } from './settings/use-setting';
