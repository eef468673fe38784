<?php
/**
 * Tests of what pages receive of the registry.
 *
 * @package Site_Admin
 */

namespace Site_Admin\Tests;

use Site_Admin\Folder_Store;
use Site_Admin\Live;
use Site_Admin\Page_Registry;

$fixture = json_decode( file_get_contents( __DIR__ . '/page-registries.json' ), true );
$store   = static function (): string {
	return Fake_WordPress::$folder . '/store';
};
$open    = static function ( array $document ) use ( $store ): Live {
	put( $store() . '/registry.json', json_encode( $document ) );
	return new Live( new Folder_Store( $store(), 'https://example.org/store' ) );
};

$tests = array(
	'250 versions of each of four remotes add at most 1 kB to what the page receives' => static function () use ( $open ) {
		$get_size = static function ( int $count ) use ( $open ): int {
			$remotes = array();
			foreach ( array( 'dashboard', 'licensing', 'recommendations', 'settings' ) as $name ) {
				$versions = array();
				foreach ( range( 1, $count ) as $number ) {
					$versions[ "1.$number.0" ] = array(
						'manifestUrl'       => "remotes/$name/1.$number.0-0123456789ab/remote.manifest.json",
						'manifestIntegrity' => 'sha384-' . base64_encode( hash( 'sha384', "$name $number", true ) ),
						'commit'            => sha1( "$name $number" ),
					);
				}
				$remotes[ $name ] = live_remote( $versions, "1.$count.0", '1.' . ( $count - 1 ) . '.0' );
			}
			$document = array(
				'schema'   => 1,
				'revision' => 1,
				'remotes'  => $remotes,
			);
			return strlen( gzencode( $open( $document )->to_json( array() ), 9 ) );
		};
		same( true, $get_size( 250 ) - $get_size( 2 ) <= 1000 );
	},
	'a remote for operators is left out' => static function () use ( $open, $store ) {
		$versions = array( '1.0.0' => publish( $store(), 'delivery', '1.0.0' ) );
		$remotes  = array( 'delivery' => live_remote( $versions, '1.0.0' ) );
		$get      = static function ( array $declaration ) use ( $open, $store, $versions, $remotes ): array {
			put( $store() . '/' . $versions['1.0.0']['manifestUrl'], json_encode( array( 'declaration' => $declaration ) ) );
			$document = array(
				'schema'   => 1,
				'revision' => 1,
				'remotes'  => $remotes,
			);
			return json_decode( $open( $document )->to_json( array() ), true );
		};
		$pages    = array( array( 'audience' => 'operators' ) );
		same( array( array(), array() ), array( $get( array( 'pages' => $pages ) )['registry']['remotes'], $get( array( 'pages' => $pages ) )['manifests'] ) );
		$both = array(
			'pages'      => $pages,
			'extensions' => array( array( 'audience' => 'everyone' ) ),
		);
		same( array( 'delivery' ), array_keys( $get( $both )['registry']['remotes'] ) );
		same( array( 'delivery' ), array_keys( $get( array() )['registry']['remotes'] ) );
	},
);
foreach ( $fixture['cases'] as $case ) {
	$tests[ "a page receives {$case['name']}, as from site-server" ] = static function () use ( $open, $fixture, $case ) {
		$json = $open( $fixture['registry'] )->to_json( $case['chosen'], Page_Registry::get_requested( $case['with'] ) );
		same( $case['received'], json_decode( $json, true )['registry'] );
		same( true, false !== strpos( $json, '"provides":{}' ) );
	};
}
return $tests;
