<?php
/**
 * The store of remotes.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * A folder with `registry.json` and `remotes/<name>/<version>-<hash>/…`, which only the `remotes` command writes.
 */
interface Store {

	/**
	 * Returns the text of the registry; null without one.
	 *
	 * @return string|null
	 * @throws Unusable If it exists but cannot be read.
	 */
	public function read_registry(): ?string;

	/**
	 * Returns the text of a manifest; null if it cannot be read.
	 *
	 * @param string $manifest_url Address in the registry.
	 * @return string|null
	 */
	public function read_manifest( string $manifest_url ): ?string;

	/**
	 * Returns whether all files of a manifest are present with their sizes.
	 *
	 * @param string $manifest_url Address in the registry.
	 * @param array  $files        The manifest's files.
	 * @return bool
	 */
	public function has_files( string $manifest_url, array $files ): bool;

	/**
	 * Returns the address of the store, with a trailing slash.
	 *
	 * @return string
	 */
	public function get_url(): string;
}
