<?php
/**
 * Signatures of documents.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * Verifies Ed25519 signatures over canonical JSON: sorted keys, no whitespace, nothing escaped that JSON does not require.
 */
final class Signature {

	/**
	 * Returns the text that the signature of a registry covers: its canonical JSON without `signature`.
	 *
	 * @param string $registry The document as stored.
	 * @return string
	 */
	public static function get_signed_text( string $registry ): string {
		$document = json_decode( $registry );
		unset( $document->signature );
		return self::canonicalize( $document );
	}

	/**
	 * Returns whether a signature of a key matches.
	 *
	 * @param string $text      What was signed.
	 * @param string $signature 64 bytes in base64.
	 * @param string $key       Public key, 32 bytes in base64.
	 * @return bool
	 */
	public static function is_valid( string $text, string $signature, string $key ): bool {
		// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode
		$bytes  = base64_decode( $signature, true );
		$public = base64_decode( $key, true );
		// phpcs:enable
		try {
			return is_string( $bytes ) && is_string( $public ) && sodium_crypto_sign_verify_detached( $bytes, $text, $public );
		} catch ( \SodiumException $error ) {
			// A key or signature of another length.
			return false;
		}
	}

	/**
	 * Returns a value as canonical JSON.
	 *
	 * @param mixed $value Decoded JSON, with objects as objects.
	 * @return string
	 */
	public static function canonicalize( $value ): string {
		if ( is_object( $value ) ) {
			$members = get_object_vars( $value );
			ksort( $members, SORT_STRING );
			$parts = array();
			foreach ( $members as $name => $member ) {
				$parts[] = self::encode( (string) $name ) . ':' . self::canonicalize( $member );
			}
			return '{' . implode( ',', $parts ) . '}';
		}
		if ( is_array( $value ) ) {
			return '[' . implode( ',', array_map( array( self::class, 'canonicalize' ), $value ) ) . ']';
		}
		return self::encode( $value );
	}

	/**
	 * Returns a scalar as JSON.
	 *
	 * @param mixed $value Text, number, boolean or null.
	 * @return string
	 */
	private static function encode( $value ): string {
		// JavaScript has no integers of another type: it prints 1.0 as 1.
		if ( is_float( $value ) && floor( $value ) === $value && abs( $value ) < 1e15 ) {
			$value = (int) $value;
		}
		$flags = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_LINE_TERMINATORS;
		$json  = (string) json_encode( $value, $flags ); // phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode
		// PHP prints numbers below 0.0001 with an exponent, JavaScript those below 0.000001.
		if ( is_float( $value ) && preg_match( '/^(-?)(\d)\.?(\d*)e-([56])$/', $json, $parts ) ) {
			return $parts[1] . '0.' . str_repeat( '0', (int) $parts[4] - 1 ) . rtrim( $parts[2] . $parts[3], '0' );
		}
		return $json;
	}
}
