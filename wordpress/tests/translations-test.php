<?php
/**
 * Tests of translations.
 *
 * @package Site_Admin
 */

namespace Site_Admin\Tests;

use Site_Admin\Files;
use Site_Admin\Folder_Store;
use Site_Admin\Translations;

$plurals = array( 'plural-forms' => 'nplurals=2; plural=n != 1;' );
$entry   = static function ( string $key, array $translations ) {
	return new class( $key, $translations ) {
		/**
		 * Key with context.
		 *
		 * @var string
		 */
		private $key;

		/**
		 * Forms.
		 *
		 * @var string[]
		 */
		public $translations;

		public function __construct( string $key, array $translations ) {
			$this->key          = $key;
			$this->translations = $translations;
		}
		public function key() {
			return $this->key;
		}
	};
};
$get     = static function ( string $locale, array $entries, array $header = array() ) {
	$shell = dirname( SITE_ADMIN_FILE ) . '/shell';
	put( "$shell/shell.manifest.json", '{"files":[{"name":"texts.1.json"}]}' );
	put( "$shell/texts.1.json", '["Close","Save","Empty"]' );
	$store = Fake_WordPress::$folder . '/store';
	put( "$store/remotes/settings/1/texts.2.json", '["%d site"]' );
	$manifests = array( 'remotes/settings/1/remote.manifest.json' => '{"files":[{"name":"texts.2.json"}]}' );
	update_option( 'language pack', (object) array( 'headers' => $header, 'entries' => $entries ) );
	try {
		return Translations::get_texts( $locale, new Folder_Store( $store, '' ), $manifests );
	} finally {
		Files::delete_folder( dirname( SITE_ADMIN_FILE ) );
	}
};

return array(
	'the texts of the shell and the live remotes come from the language pack; other and incomplete ones are left out' => static function () use ( $entry, $get, $plurals ) {
		$entries = array( $entry( 'Save', array( 'Speichern' ) ), $entry( '%d site', array( '%d Website', '%d Websites' ) ), $entry( 'Elsewhere', array( 'Woanders' ) ), $entry( 'Empty', array( '' ) ) );
		$texts   = $get( 'de_DE', $entries, array( 'Plural-Forms' => $plurals['plural-forms'] ) );
		$wanted  = array(
			''        => $plurals,
			'Save'    => array( 'Speichern' ),
			'%d site' => array( '%d Website', '%d Websites' ),
		);
		same( $wanted, $texts );
	},
	'texts that the pack lacks come from the packs of scripts' => static function () use ( $entry, $get, $plurals ) {
		$messages = array(
			''      => $plurals,
			'Save'  => array( 'Sichern' ),
			'Close' => array( 'Schließen' ),
		);
		put( WP_LANG_DIR . '/plugins/jetpack-de_DE-0123abc.json', json_encode( array( 'locale_data' => array( 'messages' => $messages ) ) ) );
		put( WP_LANG_DIR . '/plugins/jetpack-de_DE-4567def.json', 'damaged' );
		$texts = $get( 'de_DE', array( $entry( 'Save', array( 'Speichern' ) ) ) );
		Files::delete_folder( WP_LANG_DIR );
		$wanted = array(
			''      => $plurals,
			'Save'  => array( 'Speichern' ),
			'Close' => array( 'Schließen' ),
		);
		same( $wanted, $texts );
	},
	'English needs no texts, and neither does a locale without a pack' => static function () use ( $entry, $get ) {
		same( array(), $get( 'en_US', array( $entry( 'Save', array( 'Store' ) ) ) ) );
		same( array(), $get( 'fr_FR', array() ) );
	},
);
