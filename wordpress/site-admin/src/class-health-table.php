<?php
/**
 * The table of health reports.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * One row per user, version, phase and outcome, kept for a day: the stop rule counts the users of a day.
 *
 * phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.InterpolatedNotPrepared
 */
final class Health_Table {

	/**
	 * Option with the version of the table.
	 */
	const OPTION = 'site_admin_health_table';

	const VERSION = '2';

	/**
	 * Lengths of the columns.
	 */
	const REMOTE_LENGTH  = 50;
	const VERSION_LENGTH = 64;

	/**
	 * Returns the name of the table.
	 *
	 * @return string
	 */
	public static function get_name(): string {
		global $wpdb;
		return $wpdb->prefix . 'site_admin_health';
	}

	/**
	 * Creates or updates the table once, and deletes rows that are older than a day.
	 *
	 * @return string Its name.
	 */
	public static function prepare(): string {
		global $wpdb;
		$table = self::get_name();
		if ( self::VERSION !== get_option( self::OPTION ) ) {
			self::create( $table );
		}
		$wpdb->query( $wpdb->prepare( "DELETE FROM $table WHERE last_at < %d", time() - DAY_IN_SECONDS ) );
		return $table;
	}

	/**
	 * Creates or updates the table.
	 *
	 * @param string $table Its name.
	 */
	private static function create( string $table ) {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$remote  = self::REMOTE_LENGTH;
		$version = self::VERSION_LENGTH;
		dbDelta(
			"CREATE TABLE $table (
			remote varchar($remote) NOT NULL,
			version varchar($version) NOT NULL,
			rollout char(12) NOT NULL,
			phase varchar(16) NOT NULL,
			outcome varchar(8) NOT NULL,
			user_id bigint(20) unsigned NOT NULL,
			count bigint(20) unsigned NOT NULL,
			total_ms double NOT NULL,
			last_at bigint(20) unsigned NOT NULL,
			last_reason varchar(500),
			last_correlation varchar(50),
			PRIMARY KEY  (remote,version,rollout,phase,outcome,user_id),
			KEY last_at (last_at)
			) {$wpdb->get_charset_collate()};"
		);
		update_option( self::OPTION, self::VERSION );
	}

	/**
	 * Deletes the table.
	 */
	public static function delete() {
		global $wpdb;
		$table = self::get_name();
		$wpdb->query( "DROP TABLE IF EXISTS $table" );
		delete_option( self::OPTION );
	}
}
