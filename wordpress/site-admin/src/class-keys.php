<?php
/**
 * The public keys that the site trusts.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * The keys of keys.json, as `remotes keys new` writes it: publishers sign the versions of one remote, promoters and ops the registry.
 */
final class Keys {

	/**
	 * Content of keys.json.
	 *
	 * @var string
	 */
	private $text;

	/**
	 * The keys: `id`, `role`, `remote` of a publisher, `publicKey` in base64.
	 *
	 * @var array[]
	 */
	private $keys;

	/**
	 * Whether a version goes live only with the approvals of two keys.
	 *
	 * @var bool
	 */
	private $needs_two;

	/**
	 * Creates the keys.
	 *
	 * @param string $text     Content of keys.json.
	 * @param array  $document The same, parsed.
	 */
	private function __construct( string $text, array $document ) {
		$this->text      = $text;
		$this->keys      = $document['keys'];
		$this->needs_two = ! empty( $document['promoteNeedsTwoKeys'] );
	}

	/**
	 * Reads the file that the constant `SITE_ADMIN_KEYS` names; null without the constant.
	 *
	 * @return Keys|null
	 * @throws Unusable If it is missing or invalid: without keys, everything would be trusted.
	 */
	public static function read(): ?Keys {
		if ( ! defined( 'SITE_ADMIN_KEYS' ) ) {
			return null;
		}
		$file = (string) SITE_ADMIN_KEYS;
		return self::parse( is_file( $file ) && is_readable( $file ) ? (string) file_get_contents( $file ) : '', $file );
	}

	/**
	 * Parses keys.json.
	 *
	 * @param string $text Content.
	 * @param string $file Path, for the message.
	 * @return Keys
	 * @throws Unusable If it is invalid.
	 */
	public static function parse( string $text, string $file ): Keys {
		$document = json_decode( $text, true );
		$keys     = isset( $document['schema'], $document['keys'] ) && 1 === $document['schema'] ? $document['keys'] : null;
		if ( ! is_array( $keys ) || count( $keys ) !== count( array_filter( $keys, array( self::class, 'is_key' ) ) ) ) {
			throw new Unusable( 'keys-unreadable', $file );
		}
		return new self( $text, $document );
	}

	/**
	 * Returns the content of keys.json.
	 *
	 * @return string
	 */
	public function get_text(): string {
		return $this->text;
	}

	/**
	 * Returns whether a version goes live only with the approvals of two keys.
	 *
	 * @return bool
	 */
	public function needs_two(): bool {
		return $this->needs_two;
	}

	/**
	 * Returns the keys of publishers.
	 *
	 * @return array[]
	 */
	public function get_publishers(): array {
		$is_publisher = static function ( array $key ): bool {
			return 'publisher' === $key['role'];
		};
		return array_values( array_filter( $this->keys, $is_publisher ) );
	}

	/**
	 * Returns whether a publisher of a remote signed a text.
	 *
	 * @param mixed  $signature Signature, from JSON.
	 * @param string $text      What was signed.
	 * @param string $remote    Name of the remote.
	 * @return bool
	 */
	public function is_published( $signature, string $text, string $remote ): bool {
		$key = $this->find( $signature );
		return $key && 'publisher' === $key['role'] && isset( $key['remote'] ) && $remote === $key['remote']
			&& Signature::is_valid( $text, $signature['value'], $key['publicKey'] );
	}

	/**
	 * Returns whether a promoter or ops signed a text.
	 *
	 * @param mixed  $signature Signature, from JSON.
	 * @param string $text      What was signed.
	 * @return bool
	 */
	public function is_promoted( $signature, string $text ): bool {
		$key = $this->find( $signature );
		return $key && 'publisher' !== $key['role'] && Signature::is_valid( $text, $signature['value'], $key['publicKey'] );
	}

	/**
	 * Returns the key that a signature names; null if it is unknown, or this is no signature.
	 *
	 * @param mixed $signature Signature, from JSON.
	 * @return array|null
	 */
	private function find( $signature ): ?array {
		if ( ! isset( $signature['key'], $signature['value'] ) || ! is_string( $signature['key'] ) || ! is_string( $signature['value'] ) ) {
			return null;
		}
		foreach ( $this->keys as $key ) {
			if ( $signature['key'] === $key['id'] ) {
				return $key;
			}
		}
		return null;
	}

	/**
	 * Returns whether a value is a key.
	 *
	 * @param mixed $key Value, from JSON.
	 * @return bool
	 */
	private static function is_key( $key ): bool {
		return isset( $key['id'], $key['role'], $key['publicKey'] ) && is_string( $key['id'] ) && is_string( $key['publicKey'] )
			&& in_array( $key['role'], array( 'publisher', 'promoter', 'ops' ), true );
	}
}
