import { getConnectedPlugins, userConnectionData, type ConnectionState } from '@site-admin/contracts';
import * as v from 'valibot';

type PageState = Pick<ConnectionState, 'connectedPlugins' | 'userConnectionData'>;

/** Plugins as a list, by slug. */
export const pluginsBySlug = (plugins: v.InferOutput<typeof getConnectedPlugins.result>): ConnectionState['connectedPlugins'] =>
  Object.fromEntries(plugins.map(({ slug, ...plugin }) => [slug, plugin]));

/** What the connection package printed into the page beside the initial state; what cannot be read of it is left out. */
export function stateFromPage(packageState: Readonly<Record<string, unknown>>, initial: PageState): PageState {
  const plugins = v.safeParse(getConnectedPlugins.result, packageState['connectedPlugins']);
  const data = v.safeParse(userConnectionData, packageState['userConnectionData']);
  return {
    connectedPlugins: plugins.success
      ? { ...pluginsBySlug(plugins.output), ...initial.connectedPlugins }
      : initial.connectedPlugins,
    userConnectionData: data.success ? data.output : initial.userConnectionData,
  };
}
