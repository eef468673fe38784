<?php
/**
 * The registry as pages receive it.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * Cuts the registry to what a page needs, with the same result as site-server's.
 */
final class Page_Registry {

	/**
	 * Versions that one request may name.
	 */
	const MAX_REQUESTED = 200;

	/**
	 * Returns the versions of a parameter `settings@1.4.2,dashboard@1.0.0`.
	 *
	 * @param mixed $given The parameter.
	 * @return array<string,string[]> Versions by remote.
	 */
	public static function get_requested( $given ): array {
		$requested = array();
		$texts     = is_string( $given ) ? explode( ',', $given, self::MAX_REQUESTED + 1 ) : array();
		foreach ( array_slice( $texts, 0, self::MAX_REQUESTED ) as $text ) {
			$parts = explode( '@', $text, 2 );
			if ( isset( $parts[1] ) ) {
				$requested[ $parts[0] ][] = $parts[1];
			}
		}
		return $requested;
	}

	/**
	 * Returns the registry for a page. Invalid entries are as stored, so that the page can report them.
	 *
	 * @param Registry               $registry  The registry.
	 * @param array<string,string>   $chosen    Candidates of the user, by remote.
	 * @param array<string,string[]> $requested Versions the page requested in addition, by remote.
	 * @param string[]               $hidden    Names of the remotes that are left out.
	 * @return array
	 */
	public static function cut( Registry $registry, array $chosen, array $requested, array $hidden ): array {
		$document = $registry->get_document();
		$valid    = $registry->get_remotes();
		$remotes  = array_diff_key( $document['remotes'], array_flip( $hidden ) );
		foreach ( array_intersect_key( $remotes, $valid ) as $name => $remote ) {
			$ids              = isset( $requested[ $name ] ) && 'disabled' !== $remote['status'] ? $requested[ $name ] : array();
			$ids[]            = isset( $chosen[ $name ] ) ? $chosen[ $name ] : null;
			$remotes[ $name ] = self::cut_remote( $remote, $ids );
		}
		$contract = isset( $document['contract'] ) ? $document['contract'] : array();
		if ( isset( $contract['provides'] ) ) {
			$contract['provides'] = (object) $contract['provides'];
		}
		return array(
			'schema'   => $document['schema'],
			'revision' => $document['revision'],
			'contract' => (object) $contract,
			'remotes'  => (object) $remotes,
		);
	}

	/**
	 * Returns the entry of a remote. Withdrawn versions are included, with the reason: a page may show one.
	 *
	 * @param array           $remote The registry's entry.
	 * @param (string|null)[] $ids    Versions next to the active and the previous one.
	 * @return array
	 */
	private static function cut_remote( array $remote, array $ids ): array {
		$of_remote = array_fill_keys( array( 'active', 'previous', 'status', 'reason' ), true );
		$of_each   = array_fill_keys( array( 'manifestUrl', 'manifestIntegrity', 'signature', 'withdrawn' ), true );
		$ids[]     = isset( $remote['active'] ) ? $remote['active'] : null;
		$ids[]     = isset( $remote['previous'] ) ? $remote['previous'] : null;
		$versions  = array();
		foreach ( array_intersect_key( $remote['versions'], array_flip( array_filter( $ids, 'is_string' ) ) ) as $id => $version ) {
			$versions[ $id ] = array_intersect_key( $version, $of_each );
		}
		return array_intersect_key( $remote, $of_remote ) + array( 'versions' => (object) $versions );
	}
}
