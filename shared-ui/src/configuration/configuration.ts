const configuration = {
  /** The plugin's slug among the consumers of the connection. */
  consumer_slug: 'jetpack',
} as const;

export type ConfigurationKey = keyof typeof configuration;

/**
 * Returns a constant of the page.
 *
 * @throws {Error} If the key does not exist.
 */
export function config<Key extends ConfigurationKey>(key: Key): (typeof configuration)[Key] {
  if (!Object.hasOwn(configuration, key)) throw new Error(`config key '${key}' does not exist`);
  return configuration[key];
}
