<?php
/**
 * Tests of signatures and entity tags.
 *
 * @package Site_Admin
 */

namespace Site_Admin\Tests;

use Site_Admin\Etag;
use Site_Admin\Folder_Store;
use Site_Admin\Keys;
use Site_Admin\Signature;
use Site_Admin\Trust;

return array(
	'canonical JSON has sorted keys, no whitespace and nothing escaped without need' => static function () {
		$value = json_decode( '{"b": [1, 1.0, 0.5, {}], "a/é": "x\u2028\u00fc<\"\\\\", "10": null, "9": true}' );
		same( '[0.00005,-0.0000012,0.0005,33.33]', Signature::canonicalize( array( 0.00005, -0.0000012, 0.0005, 33.33 ) ) );
		same( "{\"10\":null,\"9\":true,\"a/é\":\"x\u{2028}ü<\\\"\\\\\",\"b\":[1,1,0.5,{}]}", Signature::canonicalize( $value ) );
	},
	'a registry is accepted or refused as by site-server' => static function () {
		$fixture = json_decode( file_get_contents( __DIR__ . '/signatures.json' ), true );
		$stored  = json_decode( file_get_contents( __DIR__ . '/signatures.json' ) );
		foreach ( $fixture['cases'] as $at => $case ) {
			$document = array( 'schema' => 1 ) + array_intersect_key( $case, array( 'promoteNeedsTwoKeys' => true ) ) + array( 'keys' => $fixture['keys'] );
			$keys     = Keys::parse( json_encode( $document ), 'keys.json' );
			$text     = json_encode( $stored->cases[ $at ]->registry, JSON_PRETTY_PRINT );
			$reason   = reason_of(
				static function () use ( $text, $keys ) {
					Trust::verify( $text, $keys );
				}
			);
			same( array( $case['name'], $case['fault'] ), array( $case['name'], $reason ? $reason[0] : null ) );
		}
	},
	'without a valid keys.json nothing is trusted' => static function () {
		$key     = array(
			'id'        => 'a',
			'role'      => 'ops',
			'publicKey' => 'x',
		);
		$invalid = array( '', 'text', '{}', '{"schema":2,"keys":[]}', '{"schema":1,"keys":"x"}', '{"schema":1,"keys":[1]}', json_encode( array( 'schema' => 1, 'keys' => array( array( 'role' => 'x' ) + $key ) ) ) );
		foreach ( $invalid as $text ) {
			same(
				array( 'keys-unreadable', 'keys.json' ),
				reason_of(
					static function () use ( $text ) {
						Keys::parse( $text, 'keys.json' );
					}
				)
			);
		}
		same( array(), Keys::parse( json_encode( array( 'schema' => 1, 'keys' => array( $key ) ) ), '' )->get_publishers() );
	},
	'with keys, a registry is verified once, and one older than an accepted one is refused' => static function () {
		$fixture = json_decode( file_get_contents( __DIR__ . '/signatures.json' ), true );
		define( 'SITE_ADMIN_KEYS', Fake_WordPress::$folder . '/keys.json' );
		$open = static function ( int $revision, int $at = 0 ) use ( $fixture ): ?array {
			put( SITE_ADMIN_KEYS, json_encode( array( 'schema' => 1, 'keys' => $fixture['keys'] ) ) );
			put( Fake_WordPress::$folder . '/registry.json', json_encode( array( 'revision' => $revision ) + $fixture['cases'][ $at ]['registry'] ) );
			return reason_of(
				static function () {
					Trust::open( new Folder_Store( Fake_WordPress::$folder, 'https://example.org/' ) );
				}
			);
		};
		$known = $fixture['cases'][0]['registry']['revision'];
		same( array( null, null ), array( $open( $known ), $open( $known ) ) );
		same( array( array( 'registry-signature', '' ), array( 'store-older', "6, $known" ) ), array( $open( 8 ), $open( 6 ) ) );
		unlink( SITE_ADMIN_KEYS );
		same( 'keys-unreadable', reason_of( array( Keys::class, 'read' ) )[0] );
	},
	'tags that a server marked while compressing match' => static function () {
		foreach ( array( '"a"', 'W/"a"', '"b", W/"a"', '"a-gzip"', 'W/"a-br"', '*' ) as $header ) {
			same( true, Etag::matches( $header, '"a"' ) );
		}
		foreach ( array( '', '"b"', 'a', '"a-x"', 'W/"b-gzip"' ) as $header ) {
			same( false, Etag::matches( $header, '"a"' ) );
		}
	},
);
