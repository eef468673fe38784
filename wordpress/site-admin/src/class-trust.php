<?php
/**
 * What the site trusts.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * Checks the registry with the keys in `SITE_ADMIN_REGISTRY_KEY`: public Ed25519 keys in base64, separated by commas.
 */
final class Trust {

	/**
	 * Option with the newest revision that was accepted.
	 */
	const REVISION = 'site_admin_revision';

	/**
	 * Reads what is live.
	 *
	 * @param Store $store The store.
	 * @return Live
	 * @throws Unusable If there is no registry that the site trusts.
	 */
	public static function open( Store $store ): Live {
		$text = defined( 'SITE_ADMIN_REGISTRY_KEY' ) ? (string) SITE_ADMIN_REGISTRY_KEY : '';
		$keys = array_values( array_filter( array_map( 'trim', explode( ',', $text ) ) ) );
		$live = new Live( $store, $keys );
		if ( array() !== $keys ) {
			self::refuse_older( $live->get_registry()->get_revision() );
		}
		return $live;
	}

	/**
	 * Throws for a revision older than one that was accepted before: an old signed registry could make a withdrawn version live again.
	 *
	 * @param int $revision Revision of the registry.
	 * @throws Unusable If it is older.
	 */
	private static function refuse_older( int $revision ) {
		$newest = (int) get_option( self::REVISION );
		if ( $revision < $newest ) {
			throw new Unusable( 'store-older', "$revision, $newest" );
		}
		if ( $revision > $newest ) {
			update_option( self::REVISION, $revision );
		}
	}
}
