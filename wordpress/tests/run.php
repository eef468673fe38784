<?php
/**
 * Runs the unit tests of the plugin: `php wordpress/tests/run.php`. They need PHP alone; WordPress's functions are replaced.
 *
 * @package Site_Admin
 */

namespace Site_Admin\Tests;

error_reporting( E_ALL );
set_error_handler(
	static function ( $level, $message, $file, $line ) {
		// Suppressed by `@`.
		if ( ! ( error_reporting() & $level ) ) {
			return false;
		}
		throw new \ErrorException( $message, 0, $level, $file, $line );
	}
);

require __DIR__ . '/helpers.php';
require __DIR__ . '/wordpress-functions.php';
require dirname( __DIR__ ) . '/site-admin/src/autoload.php';

$failed = 0;
foreach ( glob( __DIR__ . '/*-test.php' ) as $file ) {
	foreach ( require $file as $name => $test ) {
		Fake_WordPress::reset();
		try {
			$test();
			echo "ok $name\n";
		} catch ( \Throwable $error ) {
			++$failed;
			echo "not ok $name: {$error->getMessage()} ({$error->getFile()}:{$error->getLine()})\n";
		}
		\Site_Admin\Files::delete_folder( Fake_WordPress::$folder );
	}
}
exit( $failed > 0 ? 1 : 0 );
