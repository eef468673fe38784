const configuration = {
  /** How the plugin is called among the plugins that use the connection. */
  consumer_slug: 'jetpack',
} as const;

export type ConfigurationKey = keyof typeof configuration;

/**
 * A fixed setting of the page.
 *
 * @throws {Error} for a key that does not exist.
 */
export function config<Key extends ConfigurationKey>(key: Key): (typeof configuration)[Key] {
  if (!Object.hasOwn(configuration, key)) throw new Error(`config key '${key}' does not exist`);
  return configuration[key];
}
