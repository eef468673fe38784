<?php
/**
 * Limit of the requests of a session.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * Counts the batches of health reports of a session: an open page sends one every three seconds at most.
 */
final class Rate_Limit {

	/**
	 * Batches of a session in a minute, as on site-server.
	 */
	const MAX_BATCHES = 30;

	/**
	 * Beginning of the names of transients, one per session.
	 */
	const PREFIX = 'site_admin_batches_';

	/**
	 * Counts a batch of the session of the request.
	 *
	 * @return bool Whether it is within the limit.
	 */
	public static function allows(): bool {
		$session = get_current_user_id() . ':' . wp_get_session_token();
		$name    = self::PREFIX . substr( hash( 'sha256', $session ), 0, 32 );
		$now     = time();
		$window  = get_transient( $name );
		if ( ! is_array( $window ) || $window['ends'] <= $now ) {
			$window = array(
				'ends'  => $now + MINUTE_IN_SECONDS,
				'count' => 0,
			);
		}
		++$window['count'];
		if ( $window['count'] > self::MAX_BATCHES ) {
			return false;
		}
		set_transient( $name, $window, $window['ends'] - $now );
		return true;
	}

	/**
	 * Deletes the counts of all sessions. Those in an object cache expire.
	 */
	public static function delete() {
		global $wpdb;
		foreach ( array( '_transient_', '_transient_timeout_' ) as $kind ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery
			$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( $kind . self::PREFIX ) . '%' ) );
		}
	}
}
