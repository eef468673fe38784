<?php
/**
 * Copying and deleting of folders.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * Works on folders of the plugin. `WP_Filesystem` may ask for credentials, which a page load cannot.
 *
 * phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors
 */
final class Files {

	/**
	 * Copies a folder. Each file appears as a whole, so that copying at the same time, or being interrupted, leaves no partial file.
	 *
	 * @param string $source Path.
	 * @param string $target Path.
	 * @param string $last   A file that is copied when all others are there.
	 * @return bool Whether everything was copied.
	 */
	public static function copy_folder( string $source, string $target, string $last = '' ): bool {
		if ( ! is_dir( $source ) || ! wp_mkdir_p( $target ) || ! wp_is_writable( $target ) ) {
			return false;
		}
		foreach ( array_diff( (array) scandir( $source ), array( '.', '..', $last ) ) as $name ) {
			$from = "$source/$name";
			$to   = "$target/$name";
			if ( ! ( is_dir( $from ) ? self::copy_folder( $from, $to ) : self::copy_file( $from, $to ) ) ) {
				return false;
			}
		}
		return '' === $last || self::copy_file( "$source/$last", "$target/$last" );
	}

	/**
	 * Copies a file, and sets its time to now.
	 *
	 * @param string $from Path.
	 * @param string $to   Path.
	 * @return bool
	 */
	private static function copy_file( string $from, string $to ): bool {
		$temporary = self::get_temporary( $to );
		if ( @copy( $from, $temporary ) && @rename( $temporary, $to ) ) {
			return true;
		}
		self::delete_file( $temporary );
		return false;
	}

	/**
	 * Writes a file as a whole.
	 *
	 * @param string $file Path.
	 * @param string $text Content.
	 */
	public static function write( string $file, string $text ) {
		$temporary = self::get_temporary( $file );
		if ( false === @file_put_contents( $temporary, $text ) || ! @rename( $temporary, $file ) ) {
			self::delete_file( $temporary );
		}
	}

	/**
	 * Deletes a file if it is there.
	 *
	 * @param string $file Path.
	 */
	public static function delete_file( string $file ) {
		if ( file_exists( $file ) ) {
			@unlink( $file );
		}
	}

	/**
	 * Returns the path that a file has until it is complete.
	 *
	 * @param string $file Path.
	 * @return string
	 */
	private static function get_temporary( string $file ): string {
		return $file . '.' . uniqid( '', true ) . '.tmp';
	}

	/**
	 * Sets the time of files, and of their compressed forms, to now.
	 *
	 * @param string   $folder Path.
	 * @param string[] $names  Names.
	 */
	public static function touch_all( string $folder, array $names ) {
		foreach ( $names as $name ) {
			foreach ( array( '', '.br', '.gz' ) as $form ) {
				if ( is_file( "$folder/$name$form" ) ) {
					@touch( "$folder/$name$form" );
				}
			}
		}
	}

	/**
	 * Deletes the files of a folder that are older than a number of seconds.
	 *
	 * @param string $folder  Path.
	 * @param int    $seconds Age.
	 */
	public static function delete_older( string $folder, int $seconds ) {
		foreach ( array_diff( (array) scandir( $folder ), array( '.', '..' ) ) as $name ) {
			if ( is_file( "$folder/$name" ) && filemtime( "$folder/$name" ) < time() - $seconds ) {
				@unlink( "$folder/$name" );
			}
		}
	}

	/**
	 * Deletes a folder with everything in it.
	 *
	 * @param string $folder Path.
	 */
	public static function delete_folder( string $folder ) {
		if ( is_link( $folder ) || ! is_dir( $folder ) ) {
			return;
		}
		foreach ( array_diff( (array) scandir( $folder ), array( '.', '..' ) ) as $name ) {
			if ( is_dir( "$folder/$name" ) && ! is_link( "$folder/$name" ) ) {
				self::delete_folder( "$folder/$name" );
			} else {
				@unlink( "$folder/$name" );
			}
		}
		@rmdir( $folder );
	}
}
