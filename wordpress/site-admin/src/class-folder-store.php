<?php
/**
 * A store on this machine.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * A store in a folder that the web server serves.
 */
final class Folder_Store implements Store {

	/**
	 * Path of the folder, without a trailing slash.
	 *
	 * @var string
	 */
	private $folder;

	/**
	 * Address of the folder, with a trailing slash.
	 *
	 * @var string
	 */
	private $url;

	/**
	 * Creates the store.
	 *
	 * @param string $folder Path.
	 * @param string $url    Address.
	 */
	public function __construct( string $folder, string $url ) {
		$this->folder = rtrim( $folder, '/' );
		$this->url    = rtrim( $url, '/' ) . '/';
	}

	/**
	 * Returns the text of the registry; null without one.
	 *
	 * @return string|null
	 * @throws Unusable If it exists but cannot be read.
	 */
	public function read_registry(): ?string {
		$file = $this->folder . '/registry.json';
		if ( file_exists( $this->folder ) && ! is_readable( $this->folder ) ) {
			throw new Unusable( 'store-unreadable', $this->folder );
		}
		if ( ! file_exists( $file ) ) {
			return null;
		}
		$text = is_file( $file ) && is_readable( $file ) ? file_get_contents( $file ) : false;
		if ( false === $text ) {
			throw new Unusable( 'store-unreadable', $file );
		}
		return $text;
	}

	/**
	 * Returns the text of a manifest; null if it cannot be read.
	 *
	 * @param string $manifest_url Address in the registry.
	 * @return string|null
	 */
	public function read_manifest( string $manifest_url ): ?string {
		$file = $this->get_path( $manifest_url );
		if ( null === $file || ! is_readable( $file ) ) {
			return null;
		}
		$text = file_get_contents( $file );
		return false === $text ? null : $text;
	}

	/**
	 * Returns whether all files of a manifest are present with their sizes.
	 *
	 * @param string $manifest_url Address in the registry.
	 * @param array  $files        The manifest's files.
	 * @return bool
	 */
	public function has_files( string $manifest_url, array $files ): bool {
		$manifest = $this->get_path( $manifest_url );
		return null !== $manifest && self::are_whole( dirname( $manifest ), $files );
	}

	/**
	 * Returns whether files are present in a folder with their sizes.
	 *
	 * @param string $folder Path.
	 * @param array  $files  Files of a manifest.
	 * @return bool
	 */
	public static function are_whole( string $folder, array $files ): bool {
		foreach ( $files as $each ) {
			$file = $folder . '/' . $each['name'];
			if ( ! is_readable( $file ) || filesize( $file ) !== $each['size'] ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Returns the address of the store, with a trailing slash.
	 *
	 * @return string
	 */
	public function get_url(): string {
		return $this->url;
	}

	/**
	 * Returns the path of a manifest; null if it is outside the folder or on another host.
	 *
	 * @param string $manifest_url Address in the registry.
	 * @return string|null
	 */
	private function get_path( string $manifest_url ): ?string {
		$path = rawurldecode( $manifest_url );
		if ( preg_match( '#^[a-z]+:|^/|\\\\|\0|(^|/)\.\.(/|$)#i', $path ) ) {
			return null;
		}
		return $this->folder . '/' . $path;
	}
}
