<?php
/**
 * Canary selection, with the same result as site-server's.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * Selects the users who get the candidate of a rollout.
 */
final class Rollout {

	/**
	 * Returns a user's bucket under a seed, 0 to 99.99. Stable, so that a user does not change versions between pages.
	 *
	 * @param string $seed    Seed of the rollout.
	 * @param int    $user_id Id of the user.
	 * @return float
	 */
	public static function get_bucket( string $seed, int $user_id ): float {
		// A float, because four unsigned bytes exceed the integers of a 32-bit PHP.
		$number = (float) hexdec( substr( hash( 'sha256', "$seed:$user_id" ), 0, 8 ) );
		return fmod( $number, 10000 ) / 100;
	}

	/**
	 * Returns whether the stop rule stopped a rollout.
	 *
	 * @param array[] $stopped Stopped rollouts: `remote`, `candidate`, `seed`.
	 * @param string  $name    Name of the remote.
	 * @param array   $rollout The registry's entry.
	 * @return bool
	 */
	public static function is_stopped( array $stopped, string $name, array $rollout ): bool {
		foreach ( $stopped as $each ) {
			if ( $name === $each['remote'] && $rollout['candidate'] === $each['candidate'] && $rollout['seed'] === $each['seed'] ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns whether a user takes part in the rollout of a remote.
	 *
	 * @param string  $name    Name of the remote.
	 * @param array   $remote  The registry's entry.
	 * @param int     $user_id Id of the user.
	 * @param bool    $manages Whether the user manages the site.
	 * @param array[] $stopped Stopped rollouts.
	 * @return bool
	 */
	private static function takes_part( string $name, array $remote, int $user_id, bool $manages, array $stopped ): bool {
		if ( ! isset( $remote['rollout'] ) || isset( $remote['rollout']['stopped'] ) || 'disabled' === $remote['status'] ) {
			return false;
		}
		$rollout = $remote['rollout'];
		if ( null === Registry::get_version( $remote, $rollout['candidate'] ) || self::is_stopped( $stopped, $name, $rollout ) ) {
			return false;
		}
		if ( 'managers' === $rollout['cohort'] && ! $manages ) {
			return false;
		}
		return self::get_bucket( $rollout['seed'], $user_id ) < $rollout['percent'];
	}

	/**
	 * Returns the candidates a user gets instead of the active versions, by remote.
	 *
	 * @param array   $remotes The registry's remotes.
	 * @param int     $user_id Id of the user.
	 * @param bool    $manages Whether the user manages the site.
	 * @param array[] $stopped Stopped rollouts.
	 * @return array<string,string>
	 */
	public static function choose( array $remotes, int $user_id, bool $manages, array $stopped ): array {
		$chosen = array();
		foreach ( $remotes as $name => $remote ) {
			if ( self::takes_part( (string) $name, $remote, $user_id, $manages, $stopped ) ) {
				$chosen[ $name ] = $remote['rollout']['candidate'];
			}
		}
		return $chosen;
	}

	/**
	 * Returns whether a user was served a version: reports of others do not count, so that no user can stop a rollout alone.
	 *
	 * @param array       $remote Entry of the registry.
	 * @param string      $id     Version.
	 * @param string|null $chosen Candidate of the user.
	 * @return bool
	 */
	public static function is_served( array $remote, string $id, ?string $chosen ): bool {
		return $id === $chosen || ( isset( $remote['active'] ) && $id === $remote['active'] );
	}

	/**
	 * Returns whether enough users mounted the candidate, and more of them than allowed, and than of the live version, saw it fail.
	 *
	 * @param array                       $rule      The rollout's stop rule.
	 * @param array{users:int,failed:int} $candidate Users of the candidate.
	 * @param array{users:int,failed:int} $live      Users of the live version.
	 * @return bool
	 */
	public static function exceeds_budget( array $rule, array $candidate, array $live ): bool {
		$share = self::get_share( $candidate );
		return $candidate['users'] >= $rule['minMounts'] && $share > $rule['maxFailureRate'] && $share > self::get_share( $live );
	}

	/**
	 * Returns the share of users that saw a failure.
	 *
	 * @param array{users:int,failed:int} $counts Users.
	 * @return float
	 */
	private static function get_share( array $counts ): float {
		return 0 === $counts['users'] ? 0.0 : $counts['failed'] / $counts['users'];
	}
}
