<?php
/**
 * Translations of the page.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * Selects the page's texts from the language packs of Jetpack, whose text domain the page has.
 */
final class Translations {

	/**
	 * Option with the selected texts by locale: a pack has many more, in fifty files.
	 */
	const OPTION = 'site_admin_texts';

	/**
	 * Returns the translations of the shell and the live remotes: forms by key, and under '' the rule for plurals. Empty in English.
	 *
	 * @param string   $locale    Locale of the user.
	 * @param Store    $store     The store.
	 * @param string[] $manifests Texts of the manifests of the live remotes, by address.
	 * @return array
	 */
	public static function get_texts( string $locale, Store $store, array $manifests ): array {
		if ( 'en_US' === $locale ) {
			return array();
		}
		$keys   = self::get_keys( $store, $manifests );
		$folder = WP_LANG_DIR . '/plugins';
		$stamp  = md5( (string) wp_json_encode( array( $keys, is_dir( $folder ) ? filemtime( $folder ) : 0 ) ) );
		$option = get_option( self::OPTION );
		$known  = is_array( $option ) ? $option : array();
		if ( ! isset( $known[ $locale ] ) || $stamp !== $known[ $locale ]['stamp'] ) {
			$known[ $locale ] = array(
				'stamp' => $stamp,
				'texts' => self::select( $keys, "$folder/jetpack-$locale" ),
			);
			update_option( self::OPTION, $known, false );
		}
		return $known[ $locale ]['texts'];
	}

	/**
	 * Returns the translations of texts; empty without any.
	 *
	 * @param string[] $keys   Keys of the texts.
	 * @param string   $prefix Path of the language packs without their endings.
	 * @return array
	 */
	private static function select( array $keys, string $prefix ): array {
		$wanted = array_fill_keys( $keys, true );
		$domain = get_translations_for_domain( 'jetpack' );
		$header = array_change_key_case( (array) $domain->headers );
		$plural = array( 'plural-forms' => isset( $header['plural-forms'] ) ? $header['plural-forms'] : '' );
		$texts  = array();
		foreach ( $domain->entries as $entry ) {
			self::add( $texts, $wanted, (string) $entry->key(), $entry->translations );
		}
		foreach ( (array) glob( $prefix . '-*.json' ) as $file ) {
			$pack     = json_decode( (string) file_get_contents( $file ), true );
			$messages = isset( $pack['locale_data']['messages'] ) ? (array) $pack['locale_data']['messages'] : array();
			if ( '' === $plural['plural-forms'] && isset( $messages['']['plural-forms'] ) ) {
				$plural['plural-forms'] = $messages['']['plural-forms'];
			}
			foreach ( $messages as $key => $forms ) {
				self::add( $texts, $wanted, (string) $key, $forms );
			}
		}
		return $texts ? array( '' => $plural ) + $texts : array();
	}

	/**
	 * Adds a translation that is wanted, has all its forms, and is not known yet.
	 *
	 * @param array  $texts  Translations by key; changed.
	 * @param array  $wanted Wanted keys.
	 * @param string $key    Key.
	 * @param mixed  $forms  Forms.
	 */
	private static function add( array &$texts, array $wanted, string $key, $forms ) {
		if ( '' !== $key && isset( $wanted[ $key ] ) && ! isset( $texts[ $key ] ) && $forms && ! in_array( '', (array) $forms, true ) ) {
			$texts[ $key ] = array_values( (array) $forms );
		}
	}

	/**
	 * Returns the keys of all texts of the page.
	 *
	 * @param Store    $store     The store.
	 * @param string[] $manifests Texts of the manifests of the live remotes, by address.
	 * @return string[]
	 */
	private static function get_keys( Store $store, array $manifests ): array {
		$shell = dirname( SITE_ADMIN_FILE ) . '/shell';
		$lists = array_map(
			static function ( $name ) use ( $shell ) {
				return (string) file_get_contents( "$shell/$name" );
			},
			self::get_lists( Shell::read_files( $shell ) )
		);
		foreach ( $manifests as $url => $text ) {
			$manifest = json_decode( $text, true );
			// One that is a declaration only names no files.
			foreach ( self::get_lists( isset( $manifest['files'] ) ? $manifest['files'] : array() ) as $name ) {
				$lists[] = (string) $store->read_manifest( dirname( $url ) . '/' . $name );
			}
		}
		$keys = array();
		foreach ( $lists as $list ) {
			$keys = array_merge( $keys, (array) json_decode( $list, true ) );
		}
		return array_values( array_unique( array_filter( $keys, 'is_string' ) ) );
	}

	/**
	 * Returns the names of the files with the keys of a build's texts.
	 *
	 * @param array[] $files Files of a manifest.
	 * @return string[]
	 */
	private static function get_lists( array $files ): array {
		return preg_grep( '/^texts\.\w+\.json$/', array_column( $files, 'name' ) );
	}
}
