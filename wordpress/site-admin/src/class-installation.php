<?php
/**
 * The files that the plugin keeps in the uploads folder.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * Copies the shell and the first store to `wp-content/uploads/site-admin/`. The shell is served from there, too, so that an open page
 * finds its files after the plugin was updated, and so do pages of both versions during a deployment to several servers.
 */
final class Installation {

	/**
	 * File with the hash of the registry that was copied. It is next to it, so that a restored database does not matter.
	 */
	const COPIED = 'copied-registry';

	/**
	 * Days for which the files of a replaced shell are kept.
	 */
	const KEPT_DAYS = 30;

	/**
	 * Copies the files at once, so that the first page does not have to.
	 */
	public static function activate() {
		self::get_store();
		self::get_shell();
	}

	/**
	 * Removes everything but a store that was changed since it was copied: its versions exist nowhere else.
	 *
	 * @param bool $network_wide Whether it was deactivated for all sites of a network.
	 */
	public static function deactivate( $network_wide = false ) {
		$clear = static function () {
			self::clear_site( ! self::is_copy( self::get_folder()['path'] ) );
		};
		self::for_each_site( $clear, (bool) $network_wide );
	}

	/**
	 * Removes everything, of all sites of a network. The stores are kept if `SITE_ADMIN_KEEP_STORE` is set.
	 */
	public static function uninstall() {
		$clear = static function () {
			self::clear_site( defined( 'SITE_ADMIN_KEEP_STORE' ) && SITE_ADMIN_KEEP_STORE );
		};
		self::for_each_site( $clear, is_multisite() );
	}

	/**
	 * Removes the counts, the options and the files of the current site.
	 *
	 * @param bool $keeps_store Whether to keep the store.
	 */
	private static function clear_site( bool $keeps_store ) {
		Health::delete();
		Rate_Limit::delete();
		delete_option( Trust::ACCEPTED );
		delete_option( Translations::OPTION );
		$folder = self::get_folder()['path'];
		if ( $keeps_store ) {
			Files::delete_folder( "$folder/shell" );
			Files::delete_file( "$folder/" . self::COPIED );
		} else {
			Files::delete_folder( $folder );
		}
	}

	/**
	 * Calls a function for the current site, or for every site of the network.
	 *
	 * @param callable $callback  Function.
	 * @param bool     $all_sites Whether to call it for every site.
	 */
	private static function for_each_site( callable $callback, bool $all_sites ) {
		if ( ! $all_sites ) {
			$callback();
			return;
		}
		$ids = get_sites(
			array(
				'fields' => 'ids',
				'number' => 0,
			)
		);
		foreach ( $ids as $id ) {
			switch_to_blog( $id );
			$callback();
			restore_current_blog();
		}
	}

	/**
	 * Returns path and address of the plugin's folder in the uploads folder.
	 *
	 * @return array{path:string,url:string}
	 */
	public static function get_folder(): array {
		$uploads = wp_upload_dir( null, false );
		return array(
			'path' => $uploads['basedir'] . '/site-admin',
			'url'  => set_url_scheme( $uploads['baseurl'] . '/site-admin' ),
		);
	}

	/**
	 * Returns the store: the one of `SITE_ADMIN_STORE_URL`, else the folder in uploads, else the plugin's own first store.
	 *
	 * @return Store
	 */
	public static function get_store(): Store {
		$folder = self::get_folder();
		$url    = defined( 'SITE_ADMIN_STORE_URL' ) ? (string) SITE_ADMIN_STORE_URL : $folder['url'];
		if ( self::copy_first_store( $folder['path'] ) ) {
			return new Folder_Store( $folder['path'], $url );
		}
		return new Folder_Store( self::get_own_path( 'store' ), plugins_url( 'store', SITE_ADMIN_FILE ) );
	}

	/**
	 * Returns the shell, served from uploads, or from the plugin's folder where uploads cannot be written.
	 *
	 * @return Shell
	 * @throws Unusable If a file is missing.
	 */
	public static function get_shell(): Shell {
		$own    = self::get_own_path( 'shell' );
		$folder = self::get_folder();
		$copied = self::copy_shell( $own, $folder['path'] . '/shell' );
		return new Shell( $own, $copied ? $folder['url'] . '/shell' : plugins_url( 'shell', SITE_ADMIN_FILE ) );
	}

	/**
	 * Returns the path of a folder of the plugin.
	 *
	 * @param string $name Name of the folder.
	 * @return string
	 */
	private static function get_own_path( string $name ): string {
		return dirname( SITE_ADMIN_FILE ) . '/' . $name;
	}

	/**
	 * Copies the plugin's first store if there is none. A store that nobody changed since follows the plugin's, but not to an older one:
	 * during a deployment, servers with both versions share the folder. A store that lost its registry is not replaced, because the
	 * plugin's versions could be older than what was live.
	 *
	 * @param string $target Path of the folder in uploads.
	 * @return bool Whether the folder is the store, in whatever condition.
	 */
	private static function copy_first_store( string $target ): bool {
		$source  = self::get_own_path( 'store' );
		$own     = self::read( "$source/registry.json" );
		$present = self::read( "$target/registry.json" );
		$is_new  = ! file_exists( "$target/registry.json" ) && ( '' === self::read( "$target/" . self::COPIED ) || ! file_exists( "$target/remotes" ) );
		$follows = self::is_copy( $target ) && self::get_time( $own ) > self::get_time( $present );
		if ( '' !== $own && ( $is_new || $follows ) && Files::copy_folder( $source, $target, 'registry.json' ) ) {
			Files::write( "$target/" . self::COPIED, md5( $own ) );
			return true;
		}
		return ! $is_new;
	}

	/**
	 * Returns whether the store is an unchanged copy of a plugin's first store.
	 *
	 * @param string $target Path of the folder in uploads.
	 * @return bool
	 */
	private static function is_copy( string $target ): bool {
		return md5( self::read( "$target/registry.json" ) ) === self::read( "$target/" . self::COPIED );
	}

	/**
	 * Returns the time of a registry, which can be compared as text; '' if it has none.
	 *
	 * @param string $text Registry.
	 * @return string
	 */
	private static function get_time( string $text ): string {
		$registry = json_decode( $text, true );
		return isset( $registry['generatedAt'] ) ? (string) $registry['generatedAt'] : '';
	}

	/**
	 * Copies the files of the shell if one is missing, and deletes those of shells that were replaced a while ago.
	 *
	 * @param string $source Path of the plugin's shell.
	 * @param string $target Path of the folder in uploads.
	 * @return bool Whether all files are there now.
	 */
	private static function copy_shell( string $source, string $target ): bool {
		$files = Shell::read_files( $source );
		if ( Folder_Store::are_whole( $target, $files ) ) {
			return true;
		}
		// Files of the shell that is replaced now are kept from now on.
		Files::touch_all( $target, wp_list_pluck( Shell::find_files( $target ), 'name' ) );
		if ( ! Files::copy_folder( $source, $target ) ) {
			return false;
		}
		Files::delete_older( $target, self::KEPT_DAYS * DAY_IN_SECONDS );
		return Folder_Store::are_whole( $target, $files );
	}

	/**
	 * Returns the content of a file; '' if it cannot be read.
	 *
	 * @param string $file Path.
	 * @return string
	 */
	private static function read( string $file ): string {
		return is_file( $file ) && is_readable( $file ) ? (string) file_get_contents( $file ) : '';
	}
}
