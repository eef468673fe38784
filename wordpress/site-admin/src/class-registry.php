<?php
/**
 * The document that lists the live versions.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * The parsed registry. Unknown members are ignored; a remote whose entry is invalid is skipped, and the page reports it.
 */
final class Registry {

	/**
	 * The document as stored.
	 *
	 * @var string
	 */
	private $text;

	/**
	 * The document.
	 *
	 * @var array
	 */
	private $document;

	/**
	 * Valid entries of `remotes`, by name.
	 *
	 * @var array[]
	 */
	private $remotes;

	/**
	 * Creates the registry.
	 *
	 * @param string  $text     The document as stored.
	 * @param array   $document The document.
	 * @param array[] $remotes  Valid entries.
	 */
	private function __construct( string $text, array $document, array $remotes ) {
		$this->text     = $text;
		$this->document = $document;
		$this->remotes  = $remotes;
	}

	/**
	 * Parses a registry.
	 *
	 * @param string $text The document as stored.
	 * @return Registry
	 * @throws Unusable If it is damaged or has another format.
	 */
	public static function parse( string $text ): Registry {
		$document = json_decode( $text, true );
		if ( ! is_array( $document ) || ! isset( $document['schema'], $document['remotes'] ) || ! is_array( $document['remotes'] ) ) {
			throw new Unusable( 'store-damaged', 'registry.json' );
		}
		if ( 1 !== $document['schema'] || ! isset( $document['revision'] ) || ! is_int( $document['revision'] ) ) {
			throw new Unusable( 'store-damaged', 'registry.json' );
		}
		return new self( $text, $document, array_filter( $document['remotes'], array( self::class, 'is_remote' ) ) );
	}

	/**
	 * Returns the document as stored.
	 *
	 * @return string
	 */
	public function get_text(): string {
		return $this->text;
	}

	/**
	 * Returns the document.
	 *
	 * @return array
	 */
	public function get_document(): array {
		return $this->document;
	}

	/**
	 * Returns the number of the write.
	 *
	 * @return int
	 */
	public function get_revision(): int {
		return $this->document['revision'];
	}

	/**
	 * Returns the valid entries, by name.
	 *
	 * @return array[]
	 */
	public function get_remotes(): array {
		return $this->remotes;
	}

	/**
	 * Returns a version that may be served: published and not withdrawn.
	 *
	 * @param array       $remote Entry of a remote.
	 * @param string|null $id     Version.
	 * @return array|null
	 */
	public static function get_version( array $remote, ?string $id ): ?array {
		$version = null !== $id && isset( $remote['versions'][ $id ] ) ? $remote['versions'][ $id ] : null;
		return null === $version || isset( $version['withdrawn'] ) ? null : $version;
	}

	/**
	 * Returns whether an entry has the members that are used here.
	 *
	 * @param mixed $remote Entry of a remote.
	 * @return bool
	 */
	private static function is_remote( $remote ): bool {
		if ( ! is_array( $remote ) || ! isset( $remote['versions'], $remote['status'] ) || ! is_array( $remote['versions'] ) ) {
			return false;
		}
		foreach ( array( 'active', 'previous' ) as $pointer ) {
			if ( isset( $remote[ $pointer ] ) && ! is_string( $remote[ $pointer ] ) ) {
				return false;
			}
		}
		foreach ( $remote['versions'] as $version ) {
			if ( ! is_array( $version ) || ! isset( $version['manifestUrl'], $version['manifestIntegrity'] ) ) {
				return false;
			}
			if ( ! is_string( $version['manifestUrl'] ) || ! is_string( $version['manifestIntegrity'] ) ) {
				return false;
			}
		}
		return ! isset( $remote['rollout'] ) || self::is_rollout( $remote['rollout'] );
	}

	/**
	 * Returns whether a rollout has the members that are used here.
	 *
	 * @param mixed $rollout Rollout of a remote.
	 * @return bool
	 */
	private static function is_rollout( $rollout ): bool {
		if ( ! is_array( $rollout ) || ! isset( $rollout['candidate'], $rollout['seed'], $rollout['cohort'], $rollout['percent'] ) ) {
			return false;
		}
		$rule = isset( $rollout['stopRule'] ) ? $rollout['stopRule'] : null;
		return is_string( $rollout['candidate'] ) && is_string( $rollout['seed'] ) && is_numeric( $rollout['percent'] )
			&& isset( $rule['maxFailureRate'], $rule['minMounts'] ) && is_numeric( $rule['maxFailureRate'] ) && is_int( $rule['minMounts'] );
	}
}
