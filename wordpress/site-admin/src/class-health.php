<?php
/**
 * Health reports of browsers.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * Counts health reports by user in one table, and stops the rollout of a candidate that fails for too many users. Only the `remotes`
 * command writes the registry, so the stop is an option, for that candidate and seed.
 *
 * phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.InterpolatedNotPrepared
 */
final class Health {

	/**
	 * Option with the stopped rollouts.
	 */
	const STOPPED = 'site_admin_stopped_rollouts';

	/**
	 * Phases that count for the stop rule. Failures to unmount show nothing to the user.
	 */
	const COUNTED_PHASES = array( 'manifest', 'handshake', 'load', 'mount', 'run' );

	/**
	 * Stores the reports of a user, and stops the rollouts that exceed their error budget. Reports of unpublished versions are ignored.
	 *
	 * @param Registry             $registry The registry.
	 * @param array[]              $reports  Valid reports.
	 * @param int                  $user_id  Id of the user.
	 * @param array<string,string> $chosen   Candidates of the user, by remote.
	 * @return int How many were stored.
	 */
	public static function store( Registry $registry, array $reports, int $user_id, array $chosen ): int {
		$table   = Health_Table::prepare();
		$remotes = $registry->get_remotes();
		$stored  = 0;
		$counted = array();
		foreach ( $reports as $report ) {
			$name = $report['remote'];
			if ( ! self::is_known( $remotes, $name, $report['version'] ) ) {
				continue;
			}
			++$stored;
			$rollout = '';
			if ( isset( $remotes[ $name ] ) ) {
				$counted[ $name ] = $remotes[ $name ];
				$is_served        = Rollout::is_served( $remotes[ $name ], $report['version'], isset( $chosen[ $name ] ) ? $chosen[ $name ] : null );
				$rollout          = $is_served ? self::get_rollout_key( $remotes[ $name ] ) : '';
			}
			self::add( $table, $report, $rollout, $user_id );
		}
		foreach ( $counted as $name => $remote ) {
			self::stop_if_failing( $name, $remote );
		}
		return $stored;
	}

	/**
	 * Returns whether a report is about a part of this page: others would fill the table. Without a version it is about the shell, or about
	 * a remote of which none could be loaded.
	 *
	 * @param array[] $remotes Entries of the registry.
	 * @param string  $name    Name of the remote, or `shell`.
	 * @param string  $version Version.
	 * @return bool
	 */
	private static function is_known( array $remotes, string $name, string $version ): bool {
		if ( strlen( $name ) > Health_Table::REMOTE_LENGTH || strlen( $version ) > Health_Table::VERSION_LENGTH ) {
			return false;
		}
		return '' === $version ? 'shell' === $name || isset( $remotes[ $name ] ) : isset( $remotes[ $name ]['versions'][ $version ] );
	}

	/**
	 * Returns the key of a remote's rollout in the table; '' without one. Reports of versions that the user was not served have none.
	 *
	 * @param array $remote Entry of the registry.
	 * @return string
	 */
	private static function get_rollout_key( array $remote ): string {
		return isset( $remote['rollout'] ) ? substr( hash( 'sha256', $remote['rollout']['seed'] ), 0, 12 ) : '';
	}

	/**
	 * Adds a report to its count.
	 *
	 * @param string $table   Name of the table.
	 * @param array  $report  Report.
	 * @param string $rollout Key of the rollout.
	 * @param int    $user_id Id of the user.
	 */
	private static function add( string $table, array $report, string $rollout, int $user_id ) {
		global $wpdb;
		$wpdb->query(
			$wpdb->prepare(
				"INSERT INTO $table (remote, version, rollout, phase, outcome, user_id, count, total_ms, last_at, last_reason, last_correlation)
				VALUES (%s, %s, %s, %s, %s, %d, 1, %f, %d, %s, %s)
				ON DUPLICATE KEY UPDATE count = count + 1, total_ms = total_ms + VALUES(total_ms), last_at = VALUES(last_at),
				last_reason = VALUES(last_reason), last_correlation = VALUES(last_correlation)",
				$report['remote'],
				$report['version'],
				$rollout,
				$report['phase'],
				$report['outcome'],
				$user_id,
				$report['ms'],
				time(),
				isset( $report['reason'] ) ? $report['reason'] : '',
				$report['correlation']
			)
		);
	}

	/**
	 * Stops the rollout of a remote when its candidate exceeds the error budget.
	 *
	 * @param string $name   Name of the remote.
	 * @param array  $remote Entry of the registry.
	 */
	private static function stop_if_failing( string $name, array $remote ) {
		$stopped = self::get_stopped();
		if ( ! isset( $remote['rollout'] ) || Rollout::is_stopped( $stopped, $name, $remote['rollout'] ) ) {
			return;
		}
		$rollout   = $remote['rollout'];
		$key       = self::get_rollout_key( $remote );
		$candidate = self::count_users( $name, $rollout['candidate'], $key );
		$live      = self::count_users( $name, (string) $remote['active'], $key );
		if ( ! Rollout::exceeds_budget( $rollout['stopRule'], $candidate, $live ) ) {
			return;
		}
		$stopped[] = array(
			'remote'    => $name,
			'candidate' => $rollout['candidate'],
			'seed'      => $rollout['seed'],
			'mounts'    => $candidate['users'],
			'failures'  => $candidate['failed'],
			'at'        => 1000 * time(),
		);
		update_option( self::STOPPED, $stopped );
	}

	/**
	 * Returns how many users mounted a version within a day, and how many of them saw it fail.
	 *
	 * @param string $name    Name of the remote.
	 * @param string $version Version.
	 * @param string $rollout Key of the rollout.
	 * @return array{users:int,failed:int}
	 */
	private static function count_users( string $name, string $version, string $rollout ): array {
		global $wpdb;
		$table  = Health_Table::get_name();
		$phases = "'" . implode( "', '", self::COUNTED_PHASES ) . "'";
		$row    = $wpdb->get_row(
			$wpdb->prepare(
				"SELECT COUNT(DISTINCT user_id) AS users, COUNT(DISTINCT CASE WHEN outcome = 'failed' THEN user_id END) AS failed
				FROM $table WHERE remote = %s AND version = %s AND rollout = %s AND last_at > %d AND phase IN ($phases)",
				$name,
				$version,
				$rollout,
				time() - DAY_IN_SECONDS
			)
		);
		return array(
			'users'  => $row ? (int) $row->users : 0,
			'failed' => $row ? (int) $row->failed : 0,
		);
	}

	/**
	 * Returns the counts of all users, by remote and version.
	 *
	 * @return array[]
	 */
	public static function get_counts(): array {
		global $wpdb;
		$table = Health_Table::prepare();
		$rows  = (array) $wpdb->get_results( "SELECT * FROM $table ORDER BY remote, version, phase, outcome, last_at" );
		return Health_Counts::sum( $rows );
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
	 * Deletes the table and the option.
	 */
	public static function delete() {
		Health_Table::delete();
		delete_option( self::STOPPED );
	}
}
