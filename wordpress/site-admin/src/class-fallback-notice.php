<?php
/**
 * The notice that explains why the original page is displayed.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * Shows the reason on the original page, and on the page of plugins where Jetpack is missing.
 */
final class Fallback_Notice {

	/**
	 * Registers the hooks.
	 */
	public function register() {
		add_action( 'load-plugins.php', array( $this, 'check_jetpack' ) );
	}

	/**
	 * Shows a notice on the page of plugins if Jetpack is missing or has another major version.
	 */
	public function check_jetpack() {
		try {
			Requirements::verify();
		} catch ( Unusable $error ) {
			self::show( $error );
		}
	}

	/**
	 * Shows a notice to users who can do something about it.
	 *
	 * @param Unusable $error The reason.
	 */
	public static function show( Unusable $error ) {
		if ( ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		add_action(
			'admin_notices',
			static function () use ( $error ) {
				printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( self::get_text( $error ) ) );
			}
		);
	}

	/**
	 * Returns the text of the notice.
	 *
	 * @param Unusable $error The reason.
	 * @return string
	 */
	public static function get_text( Unusable $error ): string {
		/* translators: %s: the reason, a sentence. */
		$text = __( 'Site Admin shows the original Jetpack page. %s', 'site-admin' );
		return sprintf( $text, self::get_reason( $error->get_reason(), $error->getMessage() ) );
	}

	/**
	 * Returns the reason as a sentence.
	 *
	 * @param string $reason Key of the reason.
	 * @param string $detail What it is about.
	 * @return string
	 */
	private static function get_reason( string $reason, string $detail ): string {
		switch ( $reason ) {
			case 'off':
				return __( 'It is switched off: SITE_ADMIN_OFF is set in wp-config.php.', 'site-admin' );
			case 'jetpack-missing':
				return __( 'The Jetpack plugin is not active.', 'site-admin' );
			case 'jetpack-version':
				/* translators: 1: version of Jetpack, 2: major version. */
				return sprintf( __( 'Jetpack %1$s is installed; it works with Jetpack %2$s.', 'site-admin' ), $detail, Requirements::JETPACK );
			case 'jetpack-data':
				/* translators: %s: an error message. */
				return sprintf( __( 'Jetpack did not provide the data of the page: %s', 'site-admin' ), $detail );
			case 'rest-disabled':
				return __( 'The REST API is disabled for your account, so the page could not load anything.', 'site-admin' );
			case 'shell-incomplete':
				/* translators: %s: name of a file. */
				return sprintf( __( 'The plugin is incomplete: shell/%s is missing or damaged. Install the plugin again.', 'site-admin' ), $detail );
			default:
				return self::get_store_reason( $reason, $detail );
		}
	}

	/**
	 * Returns a reason about the store as a sentence.
	 *
	 * @param string $reason Key of the reason.
	 * @param string $detail What it is about.
	 * @return string
	 */
	private static function get_store_reason( string $reason, string $detail ): string {
		switch ( $reason ) {
			case 'store-unreadable':
				/* translators: %s: path of a file. */
				return sprintf( __( 'The web server may not read %s.', 'site-admin' ), $detail );
			case 'store-damaged':
				/* translators: %s: name of a file. */
				return sprintf( __( 'The store of remotes is damaged: %s is not a valid registry.', 'site-admin' ), $detail );
			case 'store-incomplete':
				/* translators: %s: name of a remote. */
				return sprintf( __( 'The store of remotes is incomplete: files of "%s" are missing or damaged.', 'site-admin' ), $detail );
			case 'store-missing':
				return __( 'There is no store of remotes.', 'site-admin' );
			default:
				return self::get_trust_reason( $reason, $detail );
		}
	}

	/**
	 * Returns a reason about signatures as a sentence.
	 *
	 * @param string $reason Key of the reason.
	 * @param string $detail What it is about.
	 * @return string
	 */
	private static function get_trust_reason( string $reason, string $detail ): string {
		switch ( $reason ) {
			case 'keys-unreadable':
				/* translators: %s: path of a file. */
				return sprintf( __( 'SITE_ADMIN_KEYS names %s, which is missing or not a file of public keys.', 'site-admin' ), $detail );
			case 'registry-signature':
				return __( 'The registry is not signed by a promoter or ops of SITE_ADMIN_KEYS.', 'site-admin' );
			case 'version-signature':
				/* translators: %s: a remote and its version. */
				return sprintf( __( '%s is not signed by a publisher of SITE_ADMIN_KEYS.', 'site-admin' ), $detail );
			case 'version-approvals':
				/* translators: %s: a remote and its version. */
				return sprintf( __( '%s is live without the approvals of two keys of SITE_ADMIN_KEYS.', 'site-admin' ), $detail );
			case 'store-older':
				/* translators: %s: two revisions, separated by a comma. */
				return sprintf( __( 'The registry is older than one that was used before (revisions %s).', 'site-admin' ), $detail );
			default:
				return $reason;
		}
	}
}
