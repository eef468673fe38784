<?php
/**
 * Scripts and styles of others on the page.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * Leaves out what WordPress and Jetpack load for other screens. Menu, admin bar, notices and other plugins keep what they need.
 */
final class Page_Assets {

	/**
	 * Parts of the admin area's stylesheet, each for other screens.
	 */
	const UNUSED_CORE_STYLES = array( 'dashboard', 'list-tables', 'edit', 'revisions', 'media', 'themes', 'about', 'nav-menus', 'widgets', 'site-icon' );

	/**
	 * Jetpack's styles for widgets and banners of other screens.
	 */
	const UNUSED_STYLES = array( 'jetpack-connection-widget', 'jetpack-jitm-new' );

	/**
	 * Jetpack's scripts for its own page.
	 */
	const UNUSED_SCRIPTS = array( 'jptracks', 'jp-tracks-functions', 'jp-tracks', 'jetpack-jitm-new' );

	/**
	 * Scripts of WordPress that depend on polyfills for browsers in which the page does not work.
	 */
	const POLYFILLED_SCRIPTS = array( 'wp-hooks', 'wp-i18n' );

	/**
	 * Registers the hooks, before scripts and styles are enqueued.
	 */
	public static function register() {
		// The shell reports an ended session; the heartbeat would start WordPress every minute.
		remove_action( 'admin_enqueue_scripts', 'wp_auth_check_load' );
		// Last, right before they are printed.
		add_action( 'admin_print_styles', array( self::class, 'dequeue' ), 19 );
		( new Late_Assets() )->register();
	}

	/**
	 * Removes what the page does not need from the queues.
	 */
	public static function dequeue() {
		array_map( 'wp_dequeue_style', self::UNUSED_STYLES );
		array_map( 'wp_dequeue_script', self::UNUSED_SCRIPTS );
		self::remove_dependencies( wp_styles()->query( 'wp-admin' ), self::UNUSED_CORE_STYLES );
		foreach ( self::POLYFILLED_SCRIPTS as $handle ) {
			self::remove_dependencies( wp_scripts()->query( $handle ), array( 'wp-polyfill' ) );
		}
	}

	/**
	 * Removes dependencies of a script or style.
	 *
	 * @param \_WP_Dependency|bool $asset   The script or style; false if it is not registered.
	 * @param string[]             $handles Handles of the dependencies.
	 */
	private static function remove_dependencies( $asset, array $handles ) {
		if ( $asset ) {
			$asset->deps = array_values( array_diff( $asset->deps, $handles ) );
		}
	}
}
