<?php
/**
 * Counts of health reports.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * Adds up the counts of users.
 */
final class Health_Counts {

	/**
	 * Returns one count for all users, by remote, version, phase and outcome.
	 *
	 * @param object[] $rows Rows of the table, the latest report of a kind last.
	 * @return array[]
	 */
	public static function sum( array $rows ): array {
		$counts = array();
		foreach ( $rows as $row ) {
			$key   = "$row->remote $row->version $row->phase $row->outcome";
			$count = isset( $counts[ $key ] ) ? $counts[ $key ] : array(
				'count' => 0,
				'ms'    => 0.0,
			);

			$counts[ $key ] = array(
				'row'   => $row,
				'count' => $count['count'] + (int) $row->count,
				'ms'    => $count['ms'] + (float) $row->total_ms,
			);
		}
		return array_map( array( self::class, 'to_count' ), array_values( $counts ) );
	}

	/**
	 * Returns a count as the route returns it.
	 *
	 * @param array $sum Latest row, number of reports and milliseconds.
	 * @return array
	 */
	private static function to_count( array $sum ): array {
		$row = $sum['row'];
		return array(
			'remote'          => $row->remote,
			'version'         => $row->version,
			'phase'           => $row->phase,
			'outcome'         => $row->outcome,
			'count'           => $sum['count'],
			'averageMs'       => $sum['ms'] / max( 1, $sum['count'] ),
			'lastAt'          => 1000 * (int) $row->last_at,
			'lastReason'      => '' === $row->last_reason ? null : $row->last_reason,
			'lastCorrelation' => $row->last_correlation,
		);
	}
}
