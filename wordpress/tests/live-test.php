<?php
/**
 * Tests of the registry and the store.
 *
 * @package Site_Admin
 */

namespace Site_Admin\Tests;

use Site_Admin\Folder_Store;
use Site_Admin\Live;

$store = static function (): string {
	return Fake_WordPress::$folder . '/store';
};
$open  = static function () use ( $store ): Live {
	return new Live( new Folder_Store( $store(), 'https://example.org/store' ) );
};
$setup = static function () use ( $store ): array {
	$versions = array(
		'1.0.0' => publish( $store(), 'settings', '1.0.0' ),
		'2.0.0' => publish( $store(), 'settings', '2.0.0' ),
	);
	write_registry( $store(), array( 'settings' => live_remote( $versions, '2.0.0', '1.0.0' ) ) );
	return $versions;
};

return array(
	'the page gets the registry, the active manifest, and empty objects as objects' => static function () use ( $open, $setup, $store ) {
		$versions = $setup();
		$json     = $open()->to_json( array() );
		$live     = json_decode( $json, true );
		same( $versions, $live['registry']['remotes']['settings']['versions'] );
		same( array( $versions['2.0.0']['manifestUrl'] ), array_keys( $live['manifests'] ) );
		same( 1, preg_match( '/"chosen":\{\}\}$/', $json ) );
		write_registry( $store(), array() );
		same( '{"registry":{"schema":1,"revision":3,"contract":{},"remotes":{}},"manifests":{},"chosen":{}}', $open()->to_json( array() ) );
	},
	'a manifest that differs from the published one is passed on, with the previous version' => static function () use ( $open, $setup, $store ) {
		$versions = $setup();
		put( $store() . '/' . $versions['2.0.0']['manifestUrl'], '{"changed":true}' );
		$live = json_decode( $open()->to_json( array() ), true );
		same( array( $versions['2.0.0']['manifestUrl'], $versions['1.0.0']['manifestUrl'] ), array_keys( $live['manifests'] ) );
	},
	'of further remotes the page gets the declaration only' => static function () use ( $open, $store ) {
		$remotes = array();
		foreach ( range( 1, 9 ) as $number ) {
			$remotes[ "remote-$number" ] = live_remote( array( '1.0.0' => publish( $store(), "remote-$number", '1.0.0' ) ), '1.0.0' );
		}
		write_registry( $store(), $remotes );
		$manifests = array_values( json_decode( $open()->to_json( array() ), true )['manifests'] );
		same( true, false !== strpos( $manifests[7], '"files"' ) );
		same( '{"declaration":{"name":"remote-9"}}', $manifests[8] );
	},
	'a store is whole when each live remote has a complete version, the active or the previous one' => static function () use ( $open, $setup, $store ) {
		$versions = $setup();
		$verify   = static function () use ( $open ) {
			$open()->verify();
		};
		same( null, reason_of( $verify ) );
		put( $store() . '/' . dirname( $versions['2.0.0']['manifestUrl'] ) . '/entry.js', 'half' );
		same( null, reason_of( $verify ) );
		put( $store() . '/' . $versions['1.0.0']['manifestUrl'], '{}' );
		same( array( 'store-incomplete', 'settings' ), reason_of( $verify ) );
		$remote = live_remote( $versions, '2.0.0' );
		write_registry( $store(), array( 'settings' => array( 'status' => 'disabled' ) + $remote ) );
		same( null, reason_of( $verify ) );
	},
	'a withdrawn version is never served' => static function () use ( $open, $setup, $store ) {
		$versions = $setup();
		$versions['2.0.0']['withdrawn'] = array(
			'reason' => 'broken',
			'at'     => '2026-01-01T00:00:00Z',
		);
		write_registry( $store(), array( 'settings' => live_remote( $versions, '2.0.0', '1.0.0' ) ) );
		same( array( $versions['1.0.0']['manifestUrl'] ), array_keys( json_decode( $open()->to_json( array() ), true )['manifests'] ) );
	},
	'a missing, damaged or unreadable registry has a reason of its own' => static function () use ( $open, $store ) {
		same( array( 'store-missing', '' ), reason_of( $open ) );
		foreach ( array( '', '{"schema":1,"remo', '[]', '{"schema":2,"revision":1,"remotes":{}}', '{"schema":1,"remotes":{}}', '"text"' ) as $text ) {
			put( $store() . '/registry.json', $text );
			same( array( 'store-damaged', 'registry.json' ), reason_of( $open ) );
		}
		unlink( $store() . '/registry.json' );
		mkdir( $store() . '/registry.json' );
		same( 'store-unreadable', reason_of( $open )[0] );
	},
	'an invalid entry concerns its remote alone' => static function () use ( $open, $setup, $store ) {
		$versions = $setup();
		$remotes  = array(
			'settings' => live_remote( $versions, '2.0.0' ),
			'broken'   => array( 'active' => 1 ),
			'worse'    => 'text',
		);
		write_registry( $store(), $remotes );
		same( array( 'settings' ), array_keys( $open()->get_registry()->get_remotes() ) );
	},
	'an address outside the store is not read' => static function () use ( $store ) {
		put( Fake_WordPress::$folder . '/secret.json', 'secret' );
		mkdir( $store() );
		$folder = new Folder_Store( $store(), 'https://example.org/store/' );
		foreach ( array( '../secret.json', '%2e%2e/secret.json', 'a/../../secret.json', '/etc/passwd', 'file:///etc/passwd', 'https://example.org/x', "x\0", '..\\secret.json' ) as $address ) {
			same( null, $folder->read_manifest( $address ) );
		}
		same( 'https://example.org/store/', $folder->get_url() );
	},
);
