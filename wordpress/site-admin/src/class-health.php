<?php
/**
 * Health reports of browsers.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * Counts health reports in one table, and stops the rollout of a candidate that fails too often. Only the `remotes` command writes the
 * registry, so the stop is an option, for that candidate and seed.
 *
 * phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.InterpolatedNotPrepared
 */
final class Health {

	/**
	 * Option with the stopped rollouts.
	 */
	const STOPPED = 'site_admin_stopped_rollouts';

	/**
	 * Option with the version of the table.
	 */
	const VERSION = 'site_admin_health_table';

	/**
	 * Phases that count as an attempt to display a remote.
	 */
	const MOUNT_PHASES = array( 'manifest', 'handshake', 'load', 'mount' );

	/**
	 * Returns the name of the table.
	 *
	 * @return string
	 */
	public static function get_table(): string {
		global $wpdb;
		return $wpdb->prefix . 'site_admin_health';
	}

	/**
	 * Creates the table once.
	 */
	private static function create_table() {
		global $wpdb;
		if ( '1' === get_option( self::VERSION ) ) {
			return;
		}
		$table = self::get_table();
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta(
			"CREATE TABLE $table (
			remote varchar(64) NOT NULL,
			version varchar(64) NOT NULL,
			phase varchar(16) NOT NULL,
			outcome varchar(16) NOT NULL,
			count bigint(20) unsigned NOT NULL,
			total_ms double NOT NULL,
			last_at bigint(20) unsigned NOT NULL,
			last_reason varchar(500),
			last_correlation varchar(64),
			PRIMARY KEY  (remote,version,phase,outcome)
			) {$wpdb->get_charset_collate()};"
		);
		update_option( self::VERSION, '1' );
	}

	/**
	 * Stores reports, and stops the rollouts that exceed their error budget. Reports of versions that are not published are ignored.
	 *
	 * @param Registry $registry The registry.
	 * @param array[]  $reports  Valid reports.
	 */
	public static function store( Registry $registry, array $reports ) {
		self::create_table();
		$remotes = $registry->get_remotes();
		$counted = array();
		foreach ( $reports as $report ) {
			if ( isset( $remotes[ $report['remote'] ]['versions'][ $report['version'] ] ) ) {
				self::add( $report );
				$counted[ $report['remote'] ] = $remotes[ $report['remote'] ];
			}
		}
		foreach ( $counted as $name => $remote ) {
			self::stop_if_failing( $name, $remote );
		}
	}

	/**
	 * Adds a report to its count.
	 *
	 * @param array $report Report.
	 */
	private static function add( array $report ) {
		global $wpdb;
		$table  = self::get_table();
		$reason = isset( $report['reason'] ) ? $report['reason'] : '';
		$wpdb->query(
			$wpdb->prepare(
				"INSERT INTO $table (remote, version, phase, outcome, count, total_ms, last_at, last_reason, last_correlation)
				VALUES (%s, %s, %s, %s, 1, %f, %d, %s, %s)
				ON DUPLICATE KEY UPDATE count = count + 1, total_ms = total_ms + VALUES(total_ms), last_at = VALUES(last_at),
				last_reason = VALUES(last_reason), last_correlation = VALUES(last_correlation)",
				$report['remote'],
				$report['version'],
				$report['phase'],
				$report['outcome'],
				$report['ms'],
				time(),
				$reason,
				$report['correlation']
			)
		);
	}

	/**
	 * Stops the rollout of a remote when its failure rate exceeds the error budget.
	 *
	 * @param string $name   Name of the remote.
	 * @param array  $remote Entry of the registry.
	 */
	private static function stop_if_failing( string $name, array $remote ) {
		$stopped = self::get_stopped();
		if ( ! isset( $remote['rollout'] ) || Rollout::is_stopped( $stopped, $name, $remote['rollout'] ) ) {
			return;
		}
		$rollout = $remote['rollout'];
		$counts  = self::count_mounts( $name, $rollout['candidate'] );
		if ( ! Rollout::exceeds_budget( $rollout['stopRule'], $counts['mounts'], $counts['failures'] ) ) {
			return;
		}
		$stopped[] = array(
			'remote'    => $name,
			'candidate' => $rollout['candidate'],
			'seed'      => $rollout['seed'],
			'mounts'    => $counts['mounts'],
			'failures'  => $counts['failures'],
			'at'        => time(),
		);
		update_option( self::STOPPED, $stopped );
	}

	/**
	 * Returns how often a version was mounted and how often that failed. A file that did not load or run counts as a failure.
	 *
	 * @param string $name    Name of the remote.
	 * @param string $version Version.
	 * @return array{mounts:int,failures:int}
	 */
	private static function count_mounts( string $name, string $version ): array {
		global $wpdb;
		$table  = self::get_table();
		$rows   = (array) $wpdb->get_results( $wpdb->prepare( "SELECT phase, outcome, count FROM $table WHERE remote = %s AND version = %s", $name, $version ) );
		$counts = array(
			'mounts'   => 0,
			'failures' => 0,
		);
		foreach ( $rows as $row ) {
			$is_failure = 'failed' === $row->outcome;
			if ( in_array( $row->phase, self::MOUNT_PHASES, true ) && ( $is_failure || 'mount' === $row->phase ) ) {
				$counts['mounts']   += (int) $row->count;
				$counts['failures'] += $is_failure ? (int) $row->count : 0;
			}
		}
		return $counts;
	}

	/**
	 * Returns the counts, by remote and version.
	 *
	 * @return array[]
	 */
	public static function get_counts(): array {
		global $wpdb;
		self::create_table();
		$table = self::get_table();
		$rows  = (array) $wpdb->get_results( "SELECT * FROM $table ORDER BY remote, version, phase, outcome" );
		return array_map(
			static function ( $row ) {
				return array(
					'remote'          => $row->remote,
					'version'         => $row->version,
					'phase'           => $row->phase,
					'outcome'         => $row->outcome,
					'count'           => (int) $row->count,
					'averageMs'       => (float) $row->total_ms / max( 1, (int) $row->count ),
					'lastAt'          => 1000 * (int) $row->last_at,
					'lastReason'      => '' === $row->last_reason ? null : $row->last_reason,
					'lastCorrelation' => $row->last_correlation,
				);
			},
			$rows
		);
	}

	/**
	 * Returns the stopped rollouts.
	 *
	 * @return array[]
	 */
	public static function get_stopped(): array {
		$stopped = get_option( self::STOPPED );
		return is_array( $stopped ) ? $stopped : array();
	}

	/**
	 * Deletes the table and the options.
	 */
	public static function delete() {
		global $wpdb;
		$table = self::get_table();
		$wpdb->query( "DROP TABLE IF EXISTS $table" );
		delete_option( self::VERSION );
		delete_option( self::STOPPED );
	}
}
