import { getConnectedPlugins, userConnectionData, type ConnectionState } from '@site-admin/contracts';
import * as v from 'valibot';

type Carried = Pick<ConnectionState, 'connectedPlugins' | 'userConnectionData'>;

/** Plugins as a list, by slug. */
export const pluginsBySlug = (plugins: v.InferOutput<typeof getConnectedPlugins.result>): ConnectionState['connectedPlugins'] =>
  Object.fromEntries(plugins.map(({ slug, ...plugin }) => [slug, plugin]));

/** What the connection package printed into the page beside the initial state; what cannot be read of it is left out. */
export function stateFromPage(carried: Readonly<Record<string, unknown>>, begin: Carried): Carried {
  const plugins = v.safeParse(getConnectedPlugins.result, carried['connectedPlugins']);
  const data = v.safeParse(userConnectionData, carried['userConnectionData']);
  return {
    connectedPlugins: plugins.success ? { ...pluginsBySlug(plugins.output), ...begin.connectedPlugins } : begin.connectedPlugins,
    userConnectionData: data.success ? data.output : begin.userConnectionData,
  };
}
