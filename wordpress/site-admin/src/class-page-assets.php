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
	 * Registers the hooks, before scripts and styles are enqueued.
	 */
	public static function register() {
		// The shell reports an ended session; the heartbeat would start WordPress every minute.
		remove_action( 'admin_enqueue_scripts', 'wp_auth_check_load' );
		// Last, right before they are printed.
		add_action( 'admin_print_styles', array( self::class, 'dequeue' ), 19 );
	}

	/**
	 * Removes what the page does not need from the queues.
	 */
	public static function dequeue() {
		array_map( 'wp_dequeue_style', self::UNUSED_STYLES );
		array_map( 'wp_dequeue_script', self::UNUSED_SCRIPTS );
		$core = wp_styles()->query( 'wp-admin' );
		if ( $core ) {
			$core->deps = array_values( array_diff( $core->deps, self::UNUSED_CORE_STYLES ) );
		}
	}
}
