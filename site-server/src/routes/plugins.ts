import { getPlugins, getPluginUpdates, installPlugin } from '@site-admin/contracts';
import { invalid, oneOf, optional, required, text, type Checked } from '../args';
import { addPlugin, findPlugin, listPlugins, setPluginActive, type InstalledPlugin } from '../db/plugins';
import { inDirectory } from '../provider/directory';
import { HttpError } from '../http-error';
import { throwIfInvalid, route, type Incoming, type Route } from '../route';
import type { Site } from '../site';
import { toTraits } from '../traits/traits';

/** Returns the header of a plugin, as WordPress reads it from the plugin's file. */
function describe({ slug, version, active }: InstalledPlugin) {
  const known = inDirectory(slug);
  const name = known?.name ?? slug;
  return {
    Name: name,
    PluginURI: known?.home ?? '',
    Version: version,
    Description: known?.about ?? '',
    Author: known?.author ?? '',
    AuthorURI: '',
    TextDomain: slug,
    DomainPath: '',
    Network: false,
    RequiresWP: '6.0',
    RequiresPHP: '5.6',
    UpdateURI: '',
    Title: name,
    AuthorName: known?.author ?? '',
    active,
  };
}

function pluginSlug(value: unknown, name: string): Checked<string> {
  if (typeof value === 'string' && /^[\w-]+$/.test(value)) return { value };
  return invalid('rest_invalid_pattern', `${name} has to be the name of a plugin in the directory.`);
}

/** Only a network has plugins that are active on all of its sites. */
function onlyInNetwork({ site, body }: Incoming): void {
  if (body.status !== 'network-active' || toTraits(site.db).multisite) return;
  const status = oneOf('inactive', 'active')(body.status, 'status');
  if ('invalid' in status) throwIfInvalid({ status: status.invalid });
}

function install({ db }: Site, slug: string, active: boolean, source: string): string {
  const installed = findPlugin(db, slug);
  if (installed) {
    if (installed.active) throw new HttpError(404, 'plugin_already_active', 'The plugin is active already.');
    if (active) setPluginActive(db, slug, true, source);
    return installed.file;
  }
  const found = inDirectory(slug);
  if (!found)
    throw new HttpError(
      500,
      'install_plugin_failed',
      `${slug} could not be installed: the directory has no plugin of that name.`,
    );
  addPlugin(db, { file: found.file, slug, version: found.version, active, source });
  return found.file;
}

export const pluginRoutes: readonly Route[] = [
  route(getPlugins, {}, ({ site }) => Object.fromEntries(listPlugins(site.db).map((plugin) => [plugin.file, describe(plugin)]))),

  route(
    installPlugin,
    {
      args: {
        slug: required(pluginSlug),
        status: optional(oneOf('inactive', 'active', 'network-active'), 'inactive'),
        source: optional(text, 'rest_api'),
      },
      check: onlyInNetwork,
    },
    ({ site, args }) => {
      const active = args.status !== 'inactive';
      const file = site.db.atomically(() => install(site, args.slug, active, args.source));
      return { code: 'success', message: active ? `${file} is active.` : `${file} is installed.` };
    },
  ),

  route(getPluginUpdates, {}, ({ site }) => {
    const count = listPlugins(site.db).filter(({ slug, version }) => (inDirectory(slug)?.version ?? version) !== version).length;
    const message = count === 0 ? 'All plugins are up to date.' : `Plugins with an update: ${count}.`;
    return { code: count === 0 ? 'success' : 'updates-available', message, count };
  }),
];
