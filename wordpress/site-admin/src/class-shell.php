<?php
/**
 * The built shell.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * Files of the shell with their addresses.
 */
final class Shell {

	const MANIFEST = 'shell.manifest.json';

	/**
	 * Address of the files, with a trailing slash.
	 *
	 * @var string
	 */
	private $url;

	/**
	 * Files of the manifest: `name`, `kind`, `role`, `integrity`, `size`.
	 *
	 * @var array[]
	 */
	private $files;

	/**
	 * The code printed inline.
	 *
	 * @var string
	 */
	private $start = '';

	/**
	 * Reads the shell.
	 *
	 * @param string $folder Path of the built shell.
	 * @param string $url    Address of its files.
	 * @throws Unusable If a file is missing or has another size.
	 */
	public function __construct( string $folder, string $url ) {
		$this->url   = rtrim( $url, '/' ) . '/';
		$this->files = self::read_files( $folder );
		foreach ( $this->files as $file ) {
			if ( ! Folder_Store::are_whole( $folder, array( $file ) ) ) {
				throw new Unusable( 'shell-incomplete', $file['name'] );
			}
			if ( 'start' === $file['role'] ) {
				// An end tag inside a text would end the script; the escaped text is equivalent.
				$this->start = str_replace( '</script', '<\/script', (string) file_get_contents( $folder . '/' . $file['name'] ) );
			}
		}
	}

	/**
	 * Returns the files of a built shell's manifest.
	 *
	 * @param string $folder Path of the built shell.
	 * @return array[]
	 * @throws Unusable If there is no manifest.
	 */
	public static function read_files( string $folder ): array {
		$files = self::find_files( $folder );
		if ( array() === $files ) {
			throw new Unusable( 'shell-incomplete', self::MANIFEST );
		}
		return $files;
	}

	/**
	 * Returns the files of a shell's manifest; none without one.
	 *
	 * @param string $folder Path.
	 * @return array[]
	 */
	public static function find_files( string $folder ): array {
		$file     = $folder . '/' . self::MANIFEST;
		$manifest = is_readable( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null;
		return isset( $manifest['files'] ) && is_array( $manifest['files'] ) ? $manifest['files'] : array();
	}

	/**
	 * Returns the code that is printed inline.
	 *
	 * @return string
	 */
	public function get_start(): string {
		return $this->start;
	}

	/**
	 * Returns the files with a role and kind: `src` and `integrity`.
	 *
	 * @param string[] $roles Roles, such as `main`.
	 * @param string   $kind  `script` or `style`.
	 * @return array[]
	 */
	public function get_files( array $roles, string $kind ): array {
		$found = array();
		foreach ( $this->files as $file ) {
			if ( $kind === $file['kind'] && in_array( $file['role'], $roles, true ) ) {
				$found[] = array(
					'src'       => $this->url . $file['name'],
					'integrity' => $file['integrity'],
				);
			}
		}
		return $found;
	}
}
