<?php
/**
 * Tests of canary selection.
 *
 * @package Site_Admin
 */

namespace Site_Admin\Tests;

use Site_Admin\Rollout;

$fixture = json_decode( file_get_contents( __DIR__ . '/rollouts.json' ), true );

$tests = array(
	'a rollout stops when enough users, and more than of the live version, saw its candidate fail' => static function () {
		$rule  = array(
			'maxFailureRate' => 0.1,
			'minMounts'      => 20,
		);
		$users = static function ( int $users, int $failed ): array {
			return compact( 'users', 'failed' );
		};
		$table = array(
			array( $users( 19, 19 ), $users( 0, 0 ), false ),
			array( $users( 20, 2 ), $users( 0, 0 ), false ),
			array( $users( 20, 3 ), $users( 0, 0 ), true ),
			array( $users( 20, 3 ), $users( 100, 15 ), false ),
			array( $users( 20, 3 ), $users( 100, 14 ), true ),
		);
		foreach ( $table as list( $candidate, $live, $expected ) ) {
			same( $expected, Rollout::exceeds_budget( $rule, $candidate, $live ) );
		}
	},
	'a report counts for the active version and for the candidate of the user' => static function () {
		$remote = array( 'active' => '1.0.0' );
		$served = array( Rollout::is_served( $remote, '1.0.0', '2.0.0' ), Rollout::is_served( $remote, '2.0.0', '2.0.0' ) );
		same( array( true, true ), $served );
		same( array( false, false ), array( Rollout::is_served( $remote, '2.0.0', null ), Rollout::is_served( array( 'active' => null ), '1.0.0', null ) ) );
	},
);
foreach ( $fixture['buckets'] as $bucket ) {
	$tests[ "the bucket of user {$bucket['user']} under \"{$bucket['seed']}\"" ] = static function () use ( $bucket ) {
		same( (float) $bucket['bucket'], Rollout::get_bucket( $bucket['seed'], $bucket['user'] ) );
	};
}
foreach ( $fixture['cases'] as $case ) {
	$tests[ "rollout: {$case['name']}" ] = static function () use ( $case ) {
		foreach ( $case['users'] as $user ) {
			same( $user['chosen'], Rollout::choose( $case['remotes'], $user['id'], $user['manages'], $case['stopped'] ) );
		}
	};
}
return $tests;
