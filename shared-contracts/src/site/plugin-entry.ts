import * as v from 'valibot';
import { decodedText } from '../wire';

/** The header of an installed plugin. */
export const plugin = v.looseObject({
  Name: v.optional(decodedText, ''),
  Version: v.optional(v.string(), ''),
  active: v.optional(v.boolean(), false),
});
export type Plugin = v.InferOutput<typeof plugin>;

export type PluginStatus = 'active' | 'inactive' | 'not-installed';

/** A plugin the page offers, with its status on the site. */
export interface PluginEntry {
  readonly slug: string;
  readonly status: PluginStatus;
}

/** Returns the status of a plugin; the keys of `plugins` begin with its slug. */
export function pluginEntry(slug: string, plugins: Readonly<Record<string, Plugin>>): PluginEntry {
  const found = Object.entries(plugins).find(([file]) => file.startsWith(`${slug}/`) || file === `${slug}.php`);
  if (!found) return { slug, status: 'not-installed' };
  return { slug, status: found[1].active ? 'active' : 'inactive' };
}
