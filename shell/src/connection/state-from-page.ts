import { getConnectedPlugins, userConnectionData, type ConnectionState } from '@site-admin/contracts';
import * as v from 'valibot';

type PageState = Pick<ConnectionState, 'connectedPlugins' | 'userConnectionData'>;

/** Converts a list of plugins to a record by slug. */
export const toPluginsBySlug = (plugins: v.InferOutput<typeof getConnectedPlugins.result>): ConnectionState['connectedPlugins'] =>
  Object.fromEntries(plugins.map(({ slug, ...plugin }) => [slug, plugin]));

/** Returns the initial state with the valid members of the connection package's state. */
export function getStateFromPage(packageState: Readonly<Record<string, unknown>>, initial: PageState): PageState {
  const plugins = v.safeParse(getConnectedPlugins.result, packageState['connectedPlugins']);
  const data = v.safeParse(userConnectionData, packageState['userConnectionData']);
  return {
    connectedPlugins: plugins.success
      ? { ...toPluginsBySlug(plugins.output), ...initial.connectedPlugins }
      : initial.connectedPlugins,
    userConnectionData: data.success ? data.output : initial.userConnectionData,
  };
}
