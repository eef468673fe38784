<?php
/**
 * Replaces the original page.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * Takes over `admin.php?page=jetpack` where everything it needs is there, and leaves the original page in place otherwise.
 */
final class Takeover {

	const HOOK = 'toplevel_page_jetpack';

	/**
	 * The page that is displayed.
	 *
	 * @var Host_Page
	 */
	private $page;

	/**
	 * Registers the hooks.
	 */
	public function register() {
		// After Jetpack's own registration (998), and before the page is loaded.
		add_action( 'load-' . self::HOOK, array( $this, 'load' ), PHP_INT_MAX );
	}

	/**
	 * Takes over the page of this request. Jetpack's own work on this hook is done; it registers no page for users who may not open it.
	 */
	public function load() {
		// The list of sites in the admin area of a network has the same hook.
		if ( is_network_admin() ) {
			return;
		}
		try {
			Requirements::verify();
			$this->page = Host_Page::create();
		} catch ( Unusable $error ) {
			Fallback_Notice::show( $error );
			return;
		}
		$this->remove_original();
		Page_Assets::register();
		$this->page->register();
	}

	/**
	 * Removes what Jetpack and WordPress print on the original page, and what would interfere with this one.
	 */
	private function remove_original() {
		remove_all_actions( self::HOOK );
		foreach ( array( 'admin_print_scripts-' . self::HOOK, 'admin_print_styles-' . self::HOOK ) as $hook ) {
			self::remove_methods( $hook, 'Jetpack_Admin_Page' );
		}
		// The help tabs would cover the masthead.
		get_current_screen()->remove_help_tabs();
		// Rewrites `?remote.x=` to `?remote_x=` in the address bar before the shell has read it.
		remove_action( 'admin_head', 'wp_admin_canonical_url' );
		// Replaces text nodes that belong to React.
		remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
		remove_action( 'admin_print_styles', 'print_emoji_styles' );
		$this->remove_connect_prompt();
		// The page has its own panel for an identity crisis.
		self::remove_methods( 'admin_enqueue_scripts', 'Automattic\Jetpack\IdentityCrisis\UI' );
		// The original page has no such messages either.
		foreach ( array( 'admin_notices', 'admin_enqueue_scripts' ) as $hook ) {
			self::remove_methods( $hook, 'Automattic\Jetpack\JITMS\JITM' );
		}
	}

	/**
	 * Removes the full-screen prompt of an unconnected site.
	 */
	private function remove_connect_prompt() {
		foreach ( array( 'admin_notices', 'admin_enqueue_scripts' ) as $hook ) {
			self::remove_methods( $hook, 'Jetpack_Connection_Banner' );
		}
		self::remove_methods( 'admin_print_styles', 'Jetpack', 'admin_banner_styles' );
	}

	/**
	 * Removes the methods of a class, static or of any instance, from a hook.
	 *
	 * @param string $hook       Name of the hook.
	 * @param string $class_name Name of the class.
	 * @param string $method     Name of the method; '' for all.
	 */
	private static function remove_methods( string $hook, string $class_name, string $method = '' ) {
		global $wp_filter;
		$priorities = isset( $wp_filter[ $hook ] ) ? $wp_filter[ $hook ]->callbacks : array();
		foreach ( $priorities as $priority => $callbacks ) {
			foreach ( $callbacks as $callback ) {
				$function = $callback['function'];
				if ( is_array( $function ) && is_a( $function[0], $class_name, true ) && in_array( $method, array( '', $function[1] ), true ) ) {
					remove_action( $hook, $function, $priority );
				}
			}
		}
	}
}
