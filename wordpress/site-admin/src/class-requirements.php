<?php
/**
 * What the page needs of its host.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * Conditions under which the page replaces the original one.
 */
final class Requirements {

	/**
	 * The major version of Jetpack whose page is replaced.
	 */
	const JETPACK = '11';

	/**
	 * Throws if the page cannot replace the original one.
	 *
	 * @throws Unusable With the reason.
	 */
	public static function verify() {
		if ( defined( 'SITE_ADMIN_OFF' ) && SITE_ADMIN_OFF ) {
			throw new Unusable( 'off' );
		}
		if ( ! defined( 'JETPACK__VERSION' ) ) {
			throw new Unusable( 'jetpack-missing' );
		}
		if ( self::JETPACK !== strtok( JETPACK__VERSION, '.' ) ) {
			throw new Unusable( 'jetpack-version', JETPACK__VERSION );
		}
		/** This filter is documented in wp-includes/rest-api/class-wp-rest-server.php */
		if ( is_wp_error( apply_filters( 'rest_authentication_errors', true ) ) ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
			throw new Unusable( 'rest-disabled' );
		}
	}
}
