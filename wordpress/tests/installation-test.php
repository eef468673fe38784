<?php
/**
 * Tests of the files in the uploads folder.
 *
 * @package Site_Admin
 */

namespace Site_Admin\Tests;

use Site_Admin\Files;
use Site_Admin\Installation;
use Site_Admin\Live;
use Site_Admin\Translations;

$plugin    = dirname( SITE_ADMIN_FILE );
$uploads   = static function (): string {
	return Fake_WordPress::$folder . '/uploads/site-admin';
};
$assemble  = static function ( string $shell = 'main()', string $version = '1.0.0', string $time = '2026-01-01T00:00:00Z' ) use ( $plugin ) {
	Files::delete_folder( $plugin );
	$name  = 'main.' . md5( $shell ) . '.js';
	$entry = array(
		'name' => $name,
		'size' => strlen( $shell ),
		'kind' => 'script',
		'role' => 'main',
	);
	put( "$plugin/shell/$name", $shell );
	put( "$plugin/shell/shell.manifest.json", json_encode( array( 'files' => array( $entry + array( 'integrity' => 'sha384-x' ) ) ) ) );
	write_registry( "$plugin/store", array( 'settings' => live_remote( array( $version => publish( "$plugin/store", 'settings', $version ) ), $version ) ), array( 'generatedAt' => $time ) );
};
$shell_url = static function (): string {
	return Installation::get_shell()->get_files( array( 'main' ), 'script' )[0]['src'];
};
$active    = static function (): string {
	return ( new Live( Installation::get_store() ) )->get_registry()->get_remotes()['settings']['active'];
};

$tests = array(
	'the first store and the shell are copied on first use, and served from uploads' => static function () use ( $assemble, $uploads, $shell_url ) {
		$assemble();
		( new Live( Installation::get_store() ) )->verify();
		same( 'https://example.org/wp-content/uploads/site-admin/', Installation::get_store()->get_url() );
		same( 0, strpos( $shell_url(), 'https://example.org/wp-content/uploads/site-admin/shell/main.' ) );
		same( true, is_file( $uploads() . '/registry.json' ) );
	},
	'a store that nobody changed follows the plugin; a changed one stays' => static function () use ( $assemble, $uploads, $active ) {
		$assemble( 'main()', '1.0.0', '2026-01-01T00:00:00Z' );
		same( '1.0.0', $active() );
		$assemble( 'main()', '1.1.0', '2026-01-02T00:00:00Z' );
		same( '1.1.0', $active() );
		// A server that still has the older plugin.
		$assemble( 'main()', '1.0.0', '2026-01-01T00:00:00Z' );
		same( '1.1.0', $active() );
		$text = file_get_contents( $uploads() . '/registry.json' );
		put( $uploads() . '/registry.json', str_replace( '"revision":3', '"revision":4', $text ) );
		$assemble( 'main()', '1.2.0', '2026-01-03T00:00:00Z' );
		same( '1.1.0', $active() );
	},
	'after an update an open page still finds the files of its shell' => static function () use ( $assemble, $uploads, $shell_url ) {
		$assemble( 'old()' );
		$old = $uploads() . '/shell/' . basename( $shell_url() );
		// It was installed long ago.
		touch( $old, time() - 100 * DAY_IN_SECONDS );
		$assemble( 'new()' );
		same( true, basename( $shell_url() ) !== basename( $old ) && is_file( $old ) );
		touch( $old, time() - 31 * DAY_IN_SECONDS );
		$assemble( 'newest()' );
		$shell_url();
		clearstatcache();
		same( false, is_file( $old ) );
	},
	'a deleted file of the shell is copied again' => static function () use ( $assemble, $uploads, $shell_url ) {
		$assemble();
		$file = $uploads() . '/shell/' . basename( $shell_url() );
		unlink( $file );
		clearstatcache();
		$shell_url();
		same( true, is_file( $file ) );
	},
	'where uploads cannot be written, the plugin serves its own files' => static function () use ( $assemble, $shell_url, $active ) {
		$assemble();
		put( Fake_WordPress::$folder . '/uploads', 'not a folder' );
		same( '1.0.0', $active() );
		same( 'https://example.org/wp-content/plugins/site-admin/store/', Installation::get_store()->get_url() );
		same( 0, strpos( $shell_url(), 'https://example.org/wp-content/plugins/site-admin/shell/' ) );
	},
	'a missing or damaged file of the plugin is named' => static function () use ( $assemble, $plugin, $shell_url ) {
		$assemble();
		$name = basename( $shell_url() );
		put( "$plugin/shell/$name", 'x' );
		same( array( 'shell-incomplete', $name ), reason_of( $shell_url ) );
		unlink( "$plugin/shell/shell.manifest.json" );
		same( array( 'shell-incomplete', 'shell.manifest.json' ), reason_of( $shell_url ) );
	},
	'deactivation leaves nothing but a store that was changed' => static function () use ( $assemble, $uploads ) {
		$assemble();
		Installation::activate();
		update_option( Translations::OPTION, array() );
		Installation::deactivate();
		same( array( false, array() ), array( is_dir( $uploads() ), Fake_WordPress::$options ) );
		Installation::activate();
		put( $uploads() . '/registry.json', '{"schema":1,"revision":9,"remotes":{}}' );
		Installation::deactivate();
		same( array( true, false, array() ), array( is_file( $uploads() . '/registry.json' ), is_dir( $uploads() . '/shell' ), Fake_WordPress::$options ) );
	},
	'in a network each site has its own store, and none is left' => static function () use ( $assemble, $uploads ) {
		$assemble();
		Fake_WordPress::$sites = array( 1, 2, 3 );
		$folders               = array();
		foreach ( Fake_WordPress::$sites as $id ) {
			switch_to_blog( $id );
			Installation::get_store();
			$folders[] = Installation::get_folder()['path'];
		}
		restore_current_blog();
		same( array( true, true, true ), array_map( 'is_dir', $folders ) );
		same( 3, count( array_unique( $folders ) ) );
		Installation::uninstall();
		clearstatcache();
		same( array( false, false, false ), array_map( 'is_dir', $folders ) );
	},
	'a store that lost its registry is not replaced' => static function () use ( $assemble, $uploads, $active ) {
		$assemble();
		$active();
		unlink( $uploads() . '/registry.json' );
		clearstatcache();
		same( array( 'store-missing', '' ), reason_of( $active ) );
		Files::delete_folder( $uploads() );
		same( '1.0.0', $active() );
	},
	'a copy that was interrupted has no registry, and is completed the next time' => static function () use ( $assemble, $uploads, $active ) {
		$assemble();
		put( $uploads() . '/remotes/settings/1.0.0-0123456789ab/entry.js', 'half' );
		same( '1.0.0', $active() );
		( new Live( Installation::get_store() ) )->verify();
	},
);
register_shutdown_function( array( Files::class, 'delete_folder' ), $plugin );
return $tests;
