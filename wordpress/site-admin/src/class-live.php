<?php
/**
 * What is live for a user.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * Registry, pinned manifests and chosen candidates, as the page and its registry route return them.
 */
final class Live {

	/**
	 * Remotes whose manifests are in the page as a whole. Of further ones only the declaration is, for menus and routes: a manifest is
	 * 300 to 900 bytes compressed, and users open few of many remotes.
	 */
	const WHOLE_MANIFESTS = 8;

	/**
	 * The store.
	 *
	 * @var Store
	 */
	private $store;

	/**
	 * The store's registry.
	 *
	 * @var Registry
	 */
	private $registry;

	/**
	 * Reads the registry of a store.
	 *
	 * @param Store $store Store.
	 * @throws Unusable If there is no usable registry.
	 */
	public function __construct( Store $store ) {
		$text = $store->read_registry();
		if ( null === $text ) {
			throw new Unusable( 'store-missing' );
		}
		$this->store    = $store;
		$this->registry = Registry::parse( $text );
	}

	/**
	 * Returns the registry.
	 *
	 * @return Registry
	 */
	public function get_registry(): Registry {
		return $this->registry;
	}

	/**
	 * Throws if a remote has no complete version: the store was copied in part, or damaged. One complete version is enough, because
	 * the page falls back to it.
	 *
	 * @throws Unusable If a remote cannot be displayed.
	 */
	public function verify() {
		foreach ( $this->registry->get_remotes() as $name => $remote ) {
			if ( 'disabled' === $remote['status'] || ! isset( $remote['active'] ) ) {
				continue;
			}
			$previous = isset( $remote['previous'] ) ? $remote['previous'] : null;
			if ( ! $this->is_complete( $remote, $remote['active'] ) && ! $this->is_complete( $remote, $previous ) ) {
				throw new Unusable( 'store-incomplete', $name );
			}
		}
	}

	/**
	 * Returns the JSON of `registry`, `manifests` and `chosen`. Remotes for operators are left out: only `remotes` operates this host.
	 *
	 * @param array<string,string>   $chosen    Candidates of the user, by remote.
	 * @param array<string,string[]> $requested Versions the page requested in addition, by remote.
	 * @return string
	 */
	public function to_json( array $chosen, array $requested = array() ): string {
		$manifests = array();
		$hidden    = array();
		$at        = 0;
		foreach ( $this->registry->get_remotes() as $name => $remote ) {
			$candidate = isset( $chosen[ $name ] ) ? $chosen[ $name ] : null;
			$found     = $this->get_manifests( $remote, $candidate );
			if ( array() !== $found && array() === array_filter( $found, array( self::class, 'is_for_users' ) ) ) {
				$hidden[] = $name;
				continue;
			}
			foreach ( $found as $url => $text ) {
				$manifests[ $url ] = $at < self::WHOLE_MANIFESTS ? $text : self::get_declaration( $text );
			}
			++$at;
		}
		return self::encode(
			array(
				'registry'  => Page_Registry::cut( $this->registry, $chosen, $requested, $hidden ),
				'manifests' => (object) $manifests,
				'chosen'    => (object) $chosen,
			)
		);
	}

	/**
	 * Returns whether a remote has a page, an entry or an extension that is not for operators; also if that is unknown.
	 *
	 * @param string $text Manifest.
	 * @return bool
	 */
	private static function is_for_users( string $text ): bool {
		$manifest  = json_decode( $text, true );
		$audiences = array();
		foreach ( array( 'pages', 'navigation', 'extensions' ) as $kind ) {
			$parts     = isset( $manifest['declaration'][ $kind ] ) ? (array) $manifest['declaration'][ $kind ] : array();
			$audiences = array_merge( $audiences, array_column( $parts, 'audience' ) );
		}
		return array( 'operators' ) !== array_values( array_unique( $audiences ) );
	}

	/**
	 * Returns the manifests of a remote that the page may need at once, by address: of the active and the chosen version, and of the
	 * previous one if one of them is broken.
	 *
	 * @param array       $remote    Entry of the registry.
	 * @param string|null $candidate The chosen version.
	 * @return array<string,string>
	 */
	private function get_manifests( array $remote, ?string $candidate ): array {
		$found    = array();
		$is_whole = true;
		foreach ( array( isset( $remote['active'] ) ? $remote['active'] : null, $candidate ) as $id ) {
			if ( null !== $id ) {
				$is_whole = $this->add_manifest( $found, $remote, $id ) && $is_whole;
			}
		}
		if ( ! $is_whole && isset( $remote['previous'] ) ) {
			$this->add_manifest( $found, $remote, $remote['previous'] );
		}
		return $found;
	}

	/**
	 * Adds the manifest of a version.
	 *
	 * @param array  $found  Manifests by address; changed.
	 * @param array  $remote Entry of the registry.
	 * @param string $id     Version.
	 * @return bool Whether it is the published one. A different one is added too, so that the page can report it.
	 */
	private function add_manifest( array &$found, array $remote, string $id ): bool {
		$version = Registry::get_version( $remote, $id );
		$text    = $version ? $this->store->read_manifest( $version['manifestUrl'] ) : null;
		if ( null === $text ) {
			return false;
		}
		$found[ $version['manifestUrl'] ] = $text;
		return self::is_pinned( $text, $version['manifestIntegrity'] );
	}

	/**
	 * Returns whether a version can be loaded.
	 *
	 * @param array       $remote Entry of the registry.
	 * @param string|null $id     Version.
	 * @return bool
	 */
	private function is_complete( array $remote, ?string $id ): bool {
		$version = Registry::get_version( $remote, $id );
		$text    = $version ? $this->store->read_manifest( $version['manifestUrl'] ) : null;
		if ( null === $text || ! self::is_pinned( $text, $version['manifestIntegrity'] ) ) {
			return false;
		}
		$manifest = json_decode( $text, true );
		return isset( $manifest['files'] ) && $this->store->has_files( $version['manifestUrl'], $manifest['files'] );
	}

	/**
	 * Returns whether a text has the hash of the registry.
	 *
	 * @param string $text      Manifest.
	 * @param string $integrity `sha384-…` in base64.
	 * @return bool
	 */
	private static function is_pinned( string $text, string $integrity ): bool {
		return 'sha384-' . base64_encode( hash( 'sha384', $text, true ) ) === $integrity; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode
	}

	/**
	 * Returns a manifest with its declaration only; unchanged if it is not JSON, so that the page can report it.
	 *
	 * @param string $text Manifest.
	 * @return string
	 */
	private static function get_declaration( string $text ): string {
		$manifest = json_decode( $text );
		return isset( $manifest->declaration ) ? self::encode( array( 'declaration' => $manifest->declaration ) ) : $text;
	}

	/**
	 * Returns a value as JSON.
	 *
	 * @param mixed $value Value.
	 * @return string
	 */
	private static function encode( $value ): string {
		return (string) json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ); // phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode
	}
}
