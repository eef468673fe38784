import { useCallback } from 'react';
import { getPlugins, pluginEntry, type PluginStatus } from '@site-admin/contracts';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { useResource } from '../hooks/use-resource';
import { pluginInstall, selectPluginInstall, type PluginInstall, type PluginInstallsRoot } from './plugin-install.slice';

export interface PluginState {
  /** `unknown` where the plugins of the site could not be loaded. */
  readonly status: PluginStatus | 'loading' | 'unknown';
  readonly install: PluginInstall;
  /** Installs the plugin where it is missing, and activates it. */
  readonly activate: () => void;
}

/**
 * Returns a plugin's status and installation. Requires the permission `manage_plugins`, as the site does not list plugins without
 * it, and `pluginInstalls` of the kit in the remote's store.
 */
export function usePlugin(slug: string, source?: string): PluginState {
  const { data, status: loading } = useResource(getPlugins);
  const install = useSelector((state: PluginInstallsRoot) => selectPluginInstall(state, slug));
  const dispatch = useDispatch();
  const status = data ? pluginEntry(slug, data).status : loading === 'loading' ? 'loading' : 'unknown';
  const isInstalled = status === 'inactive';
  const activate = useCallback(
    () => dispatch(pluginInstall.requested({ slug, isInstalled, ...(source !== undefined && { source }) })),
    [dispatch, slug, source, isInstalled],
  );
  return { status, install, activate };
}
