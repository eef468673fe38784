<?php
/**
 * Tests of signatures and entity tags.
 *
 * @package Site_Admin
 */

namespace Site_Admin\Tests;

use Site_Admin\Etag;
use Site_Admin\Folder_Store;
use Site_Admin\Registry;
use Site_Admin\Signature;
use Site_Admin\Trust;

return array(
	'canonical JSON has sorted keys, no whitespace and nothing escaped without need' => static function () {
		$value = json_decode( '{"b": [1, 1.0, 0.5, {}], "a/é": "x\u2028\u00fc<\"\\\\", "10": null, "9": true}' );
		same( '[0.00005,-0.0000012,0.0005,33.33]', Signature::canonicalize( array( 0.00005, -0.0000012, 0.0005, 33.33 ) ) );
		same( "{\"10\":null,\"9\":true,\"a/é\":\"x\u{2028}ü<\\\"\\\\\",\"b\":[1,1,0.5,{}]}", Signature::canonicalize( $value ) );
	},
	'a registry is accepted with the signature of the key only' => static function () {
		$pair   = sodium_crypto_sign_keypair();
		$key    = base64_encode( sodium_crypto_sign_publickey( $pair ) );
		$other  = base64_encode( sodium_crypto_sign_publickey( sodium_crypto_sign_keypair() ) );
		$sign   = static function ( string $text ) use ( $pair ): string {
			$document            = json_decode( $text );
			$value               = base64_encode( sodium_crypto_sign_detached( Signature::canonicalize( $document ), sodium_crypto_sign_secretkey( $pair ) ) );
			$document->signature = array(
				'key'   => 'ops',
				'value' => $value,
			);
			return json_encode( $document, JSON_PRETTY_PRINT );
		};
		$text   = '{"schema":1,"revision":4,"remotes":{},"future":{"x":1.5}}';
		$signed = $sign( $text );
		$reason = static function ( string $text, string ...$keys ): ?array {
			return reason_of(
				static function () use ( $text, $keys ) {
					Registry::parse( $text, $keys );
				}
			);
		};
		same( null, $reason( $text ) );
		same( null, $reason( $signed, $key ) );
		same( null, $reason( $signed, $other, $key ) );
		$refused = array( array( $text, $key ), array( $signed, $other ), array( $signed, 'short' ), array( str_replace( '4', '5', $signed ), $key ), array( str_replace( '"value": "', '"value": "AAAA', $signed ), $key ) );
		foreach ( $refused as list( $document, $public ) ) {
			same( array( 'store-signature', 'registry.json' ), $reason( $document, $public ) );
		}
	},
	'with a key, a registry older than one that was accepted is refused' => static function () {
		$pair = sodium_crypto_sign_keypair();
		define( 'SITE_ADMIN_REGISTRY_KEY', base64_encode( random_bytes( 32 ) ) . ', ' . base64_encode( sodium_crypto_sign_publickey( $pair ) ) );
		$open = static function ( int $revision ) use ( $pair ): ?array {
			$document = (object) array(
				'schema'   => 1,
				'revision' => $revision,
				'remotes'  => new \stdClass(),
			);
			$value    = base64_encode( sodium_crypto_sign_detached( Signature::canonicalize( $document ), sodium_crypto_sign_secretkey( $pair ) ) );
			put( Fake_WordPress::$folder . '/registry.json', json_encode( array( 'signature' => array( 'value' => $value ) ) + (array) $document ) );
			return reason_of(
				static function () {
					Trust::open( new Folder_Store( Fake_WordPress::$folder, 'https://example.org/' ) );
				}
			);
		};
		same( array( null, null, null, array( 'store-older', '4, 5' ) ), array( $open( 4 ), $open( 5 ), $open( 5 ), $open( 4 ) ) );
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
