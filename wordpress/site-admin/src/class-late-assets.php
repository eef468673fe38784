<?php
/**
 * Scripts and styles that are loaded after the page.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * Loads Jetpack's notifications, a panel of the admin bar, once the page is loaded: their scripts and styles are on other sites, and would
 * delay the first paint.
 */
final class Late_Assets {

	const STYLES = array( 'wpcom-notes-admin-bar', 'noticons' );

	const SCRIPTS = array( 'wpcom-notes-admin-bar' );

	/**
	 * Inserts the tags of the template two seconds after the load event, which can come before the first remote is displayed. A script of a
	 * template does not run, so each is created anew.
	 */
	const INSERT = '( function () {
addEventListener( "load", function () {
	setTimeout( insert, 2000 );
} );
function insert() {
	document.getElementById( "site-admin-late" ).content.querySelectorAll( "link, style, script" ).forEach( function ( tag ) {
		var copy = document.createElement( tag.localName );
		Array.from( tag.attributes ).forEach( function ( attribute ) {
			copy.setAttribute( attribute.name, attribute.value );
		} );
		copy.textContent = tag.textContent;
		copy.async = false;
		document.head.append( copy );
	} );
}
} )();';

	/**
	 * Styles that were in the queue.
	 *
	 * @var string[]
	 */
	private $styles = array();

	/**
	 * Scripts that were in the queue.
	 *
	 * @var string[]
	 */
	private $scripts = array();

	/**
	 * Registers the hooks.
	 */
	public function register() {
		// Jetpack adds them to the queues on this hook.
		add_action( 'admin_head', array( $this, 'dequeue' ), PHP_INT_MAX );
		add_action( 'admin_print_footer_scripts', array( $this, 'print_tags' ), PHP_INT_MAX );
	}

	/**
	 * Removes them from the queues.
	 */
	public function dequeue() {
		$this->styles  = array_intersect( self::STYLES, wp_styles()->queue );
		$this->scripts = array_intersect( self::SCRIPTS, wp_scripts()->queue );
		wp_dequeue_style( $this->styles );
		wp_dequeue_script( $this->scripts );
	}

	/**
	 * Prints their tags, with those of dependencies that were not printed yet, into a template, and the script that inserts them.
	 */
	public function print_tags() {
		if ( array() === $this->scripts ) {
			return;
		}
		wp_styles()->do_concat  = false;
		wp_scripts()->do_concat = false;
		echo '<template id="site-admin-late">';
		wp_styles()->do_items( $this->styles );
		wp_scripts()->do_items( $this->scripts );
		echo '</template>';
		wp_print_inline_script_tag( self::INSERT );
	}
}
