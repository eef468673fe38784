<?php
/**
 * The page of the admin area that the shell runs in.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * Prints the shell's files, the page's data and the element the shell is mounted into.
 */
final class Host_Page {

	/**
	 * Moves the notices below the masthead, which the shell renders.
	 */
	const MOVE_NOTICES = '( function () {
	var notices = document.getElementById( "site-admin-notices" );
	var container = document.getElementById( "jp-plugin-container" );
	var observer = new MutationObserver( move );
	observer.observe( container, { childList: true, subtree: true } );
	move();
	function move() {
		var main = container.querySelector( "main" );
		if ( ! main ) return;
		observer.disconnect();
		main.prepend( notices );
		notices.hidden = false;
	}
} )();';

	/**
	 * Removes the role of the element that WordPress wraps every page in: the shell renders `main`, and a header inside of one is no landmark.
	 */
	const REMOVE_MAIN = 'document.getElementById( "wpbody" ).removeAttribute( "role" );';

	/**
	 * The shell's files.
	 *
	 * @var Shell
	 */
	private $shell;

	/**
	 * The data of the page.
	 *
	 * @var Page_Data
	 */
	private $data;

	/**
	 * HTML of the notices of other plugins.
	 *
	 * @var string
	 */
	private $notices = '';

	/**
	 * Creates the page of the current user.
	 *
	 * @param Shell     $shell Files of the shell.
	 * @param Page_Data $data  Data of the page.
	 */
	private function __construct( Shell $shell, Page_Data $data ) {
		$this->shell = $shell;
		$this->data  = $data;
	}

	/**
	 * Reads everything that the page needs.
	 *
	 * @return Host_Page
	 * @throws Unusable If something is missing.
	 */
	public static function create(): Host_Page {
		$store = Installation::get_store();
		$live  = Trust::open( $store );
		$live->verify();
		return new self( Installation::get_shell(), new Page_Data( $live, $store ) );
	}

	/**
	 * Registers the hooks that print the page.
	 */
	public function register() {
		// Before all stylesheets: a script after one is blocked until it has loaded.
		add_action( 'admin_enqueue_scripts', array( $this, 'print_scripts' ), PHP_INT_MAX );
		add_action( 'admin_head', array( $this, 'print_styles' ) );
		foreach ( array( 'admin_notices', 'all_admin_notices' ) as $hook ) {
			add_action( $hook, array( $this, 'start_notices' ), PHP_INT_MIN );
			add_action( $hook, array( $this, 'end_notices' ), PHP_INT_MAX );
		}
		add_action( Takeover::HOOK, array( $this, 'print_content' ) );
	}

	/**
	 * Starts collecting notices.
	 */
	public function start_notices() {
		ob_start();
	}

	/**
	 * Ends collecting notices.
	 */
	public function end_notices() {
		$this->notices .= (string) ob_get_clean();
	}

	/**
	 * Prints the shell's files, the globals, the page's data and the start code that sends the first requests. The files come first, so that
	 * they are requested before the data has arrived.
	 */
	public function print_scripts() {
		$this->print_files();
		wp_print_inline_script_tag( $this->data->get_globals() );
		wp_print_inline_script_tag(
			$this->data->get_block(),
			array(
				'type' => 'application/json',
				'id'   => 'site-admin-page',
			)
		);
		wp_print_inline_script_tag( $this->shell->get_start() );
		if ( $this->data->is_tracked() ) {
			wp_print_script_tag(
				array(
					'src'           => '//stats.wp.com/w.js?' . gmdate( 'YW' ),
					'async'         => true,
					'fetchpriority' => 'low',
				)
			);
		}
	}

	/**
	 * Prints tags that load the shell. Its scripts run as soon as they arrive, before the stylesheets and scripts of the admin area have. The
	 * main script has a high priority, because everything else depends on it.
	 */
	private function print_files() {
		foreach ( $this->shell->get_files( array( 'main' ), 'style' ) as $file ) {
			printf(
				'<link rel="preload" as="style" fetchpriority="high" href="%1$s" integrity="%2$s" crossorigin="anonymous">' . "\n",
				esc_url( $file['src'] ),
				esc_attr( $file['integrity'] )
			);
		}
		$attributes = array(
			'async'         => true,
			'crossorigin'   => 'anonymous',
			'fetchpriority' => 'high',
		);
		$roles      = $this->data->shows_remotes() ? array( 'main', 'libraries', 'federation' ) : array( 'main' );
		foreach ( $this->shell->get_files( $roles, 'script' ) as $file ) {
			wp_print_script_tag( $file + $attributes );
		}
	}

	/**
	 * Prints the shell's stylesheets, and the rules that fit the admin area to the page.
	 */
	public function print_styles() {
		foreach ( $this->shell->get_files( array( 'main' ), 'style' ) as $file ) {
			printf(
				'<link rel="stylesheet" href="%1$s" integrity="%2$s" crossorigin="anonymous">' . "\n", // phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet
				esc_url( $file['src'] ),
				esc_attr( $file['integrity'] )
			);
		}
		echo '<style>#wpwrap #wpcontent{padding:0}#wpwrap{background:#f6f7f7}#site-admin-notices>*{margin:0 0 16px}</style>' . "\n";
	}

	/**
	 * Prints the element the shell mounts into, and the collected notices.
	 */
	public function print_content() {
		wp_print_inline_script_tag( self::REMOVE_MAIN );
		echo '<div id="jp-plugin-container"><noscript><p>';
		esc_html_e( 'This page needs JavaScript. Switch it on in your browser and load the page again.', 'site-admin' );
		echo '</p></noscript></div>';
		$this->print_notices();
	}

	/**
	 * Prints the collected notices, and the script that moves them.
	 */
	private function print_notices() {
		if ( '' === trim( $this->notices ) ) {
			return;
		}
		// Already escaped by the plugins that printed them.
		echo '<div id="site-admin-notices" hidden>' . $this->notices . '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
		wp_print_inline_script_tag( self::MOVE_NOTICES );
	}
}
