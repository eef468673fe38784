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
	 * Returns whether a document is signed with a key.
	 *
	 * @param string $text JSON with a member `signature` that contains `value`, in base64.
	 * @param string $key  Public key, 32 bytes in base64.
	 * @return bool
	 */
	public static function is_valid( string $text, string $key ): bool {
		$document = json_decode( $text );
		$public   = base64_decode( $key, true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode
		if ( ! is_object( $document ) || ! isset( $document->signature->value ) || ! is_string( $document->signature->value ) ) {
			return false;
		}
		$signature = base64_decode( $document->signature->value, true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode
		unset( $document->signature );
		try {
			return is_string( $signature ) && is_string( $public )
				&& sodium_crypto_sign_verify_detached( $signature, self::canonicalize( $document ), $public );
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
		return (string) json_encode( $value, $flags ); // phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode
	}
}
