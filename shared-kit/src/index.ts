/**
 * The kit for remotes. The shell provides the single copy of the page (docs/decisions/0001-remote-kit.md).
 *
 * Settings. They are saved by the shell: a change survives an unmount or version swap of the remote.
 * - `useSetting(name)`: value (pending over stored), isPending, `change(value, options)`.
 * - `useModule(slug)`: isOn, isPending, `toggle(options)`, and `unavailable`: reason, text and action.
 *   `moduleToggleTexts(name, isOn)` are the notices of toggling a module, for `options.texts`.
 * - `useModuleOption(slug, name)`: a toggle for an option of a module.
 *   These hooks track their toggles; for changes made otherwise, pass `settingsToggleEvent(name, isOn)` as `options.track`.
 *
 * Plugins. The store of the remote needs `...pluginInstalls.reducers` and `...pluginInstalls.epics`.
 * - `usePlugin(slug)`: status, `activate()` and its progress. Epics dispatch `pluginInstall.requested({ slug })` and wait for
 *   `activated` or `failed` of the same slug.
 *
 * Chunks. `useLazyComponent(createLazyComponent(load))`: a component in a chunk of its own, whose failed load has a retry.
 *
 * `@site-admin/kit/forms` and `@site-admin/kit/rules` are bundled by the remotes that use them.
 */
export { getErrorText } from './errors/error-text';
export { useAfterPaint } from './hooks/use-after-paint';
export { useLive } from './hooks/use-live';
export { useReady } from './hooks/use-ready';
export { useResource } from './hooks/use-resource';
export { useUnsaved, type Unsaved } from './hooks/use-unsaved';
export { useViewer } from './hooks/use-viewer';
export { createLazyComponent, useLazyComponent, type LazyComponent, type LazyState } from './lazy/lazy-component';
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
export { getUnavailableReason, isOverride, type ModuleAccess, type UnavailableReason } from './settings/availability';
export { moduleToggleTexts } from './settings/module-texts';
export { moduleToggleEvent, settingsToggleEvent } from './settings/tracking';
export { getUnavailable, offlineText, type Unavailable } from './settings/unavailable';
export { useModule, type ModuleState } from './settings/use-module';
export { useModuleOption, type ModuleOptionState } from './settings/use-module-option';
export { useSetting, useSettingsStatus, type SettingState } from './settings/use-setting';
