import { __, sprintf } from '@site-admin/runtime/i18n';
import type { PluginState } from './use-plugin';

/** Returns the label of a plugin's button (spec 001 §4.7). */
export function pluginActionText({ status, install }: Pick<PluginState, 'status' | 'install'>, name: string): string {
  // translators: %s is the name of a plugin.
  if (install.status === 'installing') return sprintf(__('Installing %s', 'jetpack'), name);
  // translators: %s is the name of a plugin.
  if (install.status === 'activating') return sprintf(__('Activating %s', 'jetpack'), name);
  // translators: %s is the name of a plugin.
  if (status === 'active') return sprintf(__('Manage %s', 'jetpack'), name);
  // translators: %s is the name of a plugin.
  if (status === 'inactive') return sprintf(__('Activate %s', 'jetpack'), name);
  // translators: %s is the name of a plugin.
  return status === 'loading' ? __('Loading…', 'jetpack') : sprintf(__('Install %s', 'jetpack'), name);
}
