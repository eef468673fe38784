<?php
/**
 * Loads classes on first use: `Site_Admin\Host_Page` from `class-host-page.php`.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

spl_autoload_register(
	static function ( $name ) {
		if ( 0 !== strpos( $name, __NAMESPACE__ . '\\' ) ) {
			return;
		}
		$slug = strtolower( str_replace( '_', '-', substr( $name, strlen( __NAMESPACE__ ) + 1 ) ) );
		foreach ( array( 'class', 'interface' ) as $kind ) {
			$file = __DIR__ . "/$kind-$slug.php";
			if ( is_file( $file ) ) {
				require_once $file;
				return;
			}
		}
	}
);
