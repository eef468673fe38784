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
	'a rollout stops above its failure rate, and not before enough mounts' => static function () {
		$rule = array(
			'maxFailureRate' => 0.1,
			'minMounts'      => 20,
		);
		$table = array( array( 19, 19, false ), array( 20, 2, false ), array( 20, 3, true ), array( 0, 0, false ) );
		foreach ( $table as list( $mounts, $failures, $expected ) ) {
			same( $expected, Rollout::exceeds_budget( $rule, $mounts, $failures ) );
		}
	},
	'a withdrawn candidate is chosen for nobody' => static function () use ( $fixture ) {
		$remotes = $fixture['cases'][0]['remotes'];
		$remotes['settings']['rollout']['percent'] = 100;
		$remotes['settings']['versions']['2.0.0']['withdrawn'] = array( 'reason' => 'broken' );
		same( array(), Rollout::choose( $remotes, 1, true, array() ) );
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
