<?php
/**
 * The data of the page.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

use Automattic\Jetpack\Connection\Initial_State as Connection_Initial_State;
use Automattic\Jetpack\Identity_Crisis;
use Automattic\Jetpack\Status;
use Jetpack;
use Jetpack_Options;
use Jetpack_Redux_State_Helper;

/**
 * Jetpack's own globals, and the block that the shell reads.
 */
final class Page_Data {

	/**
	 * Seconds between two polls of the registry.
	 */
	const POLL_SECONDS = 30;

	/**
	 * Script that sets the globals.
	 *
	 * @var string
	 */
	private $globals;

	/**
	 * JSON of the block.
	 *
	 * @var string
	 */
	private $block;

	/**
	 * Collects the data for the current user.
	 *
	 * @param Live  $live  What is live.
	 * @param Store $store The store.
	 * @throws Unusable If Jetpack does not provide its part.
	 */
	public function __construct( Live $live, Store $store ) {
		try {
			$this->globals = self::create_globals();
		} catch ( \Throwable $error ) {
			throw new Unusable( 'jetpack-data', $error->getMessage(), $error );
		}
		$this->block = self::create_block( $live, $store );
	}

	/**
	 * Returns the script that sets the globals.
	 *
	 * @return string
	 */
	public function get_globals(): string {
		return $this->globals;
	}

	/**
	 * Returns the JSON of the block `site-admin-page`.
	 *
	 * @return string
	 */
	public function get_block(): string {
		return $this->block;
	}

	/**
	 * Returns whether the page renders a remote at once, so that the federation runtime is loaded along with the shell.
	 *
	 * @return bool
	 */
	public function shows_remotes(): bool {
		return Jetpack::is_connection_ready() || ( new Status() )->is_offline_mode();
	}

	/**
	 * Returns whether the page loads the tracking script.
	 *
	 * @return bool
	 */
	public function is_tracked(): bool {
		return Jetpack::is_connection_ready() && ! ( new Status() )->is_offline_mode();
	}

	/**
	 * Returns the script that sets the globals, as Jetpack prints them.
	 *
	 * @return string
	 */
	private static function create_globals(): string {
		require_once JETPACK__PLUGIN_DIR . '_inc/lib/admin-pages/class-jetpack-redux-state-helper.php';
		$globals = array(
			'Initial_State'     => Jetpack_Redux_State_Helper::get_initial_state(),
			'jetpack_redirects' => array( 'currentSiteRawUrl' => ( new Status() )->get_site_suffix() ),
		);
		$crisis  = self::get_identity_crisis();
		if ( null !== $crisis ) {
			$globals['JP_IDENTITY_CRISIS__INITIAL_STATE'] = $crisis;
		}
		$script = '';
		foreach ( $globals as $name => $value ) {
			$script .= "var $name=JSON.parse(decodeURIComponent(\"" . rawurlencode( (string) wp_json_encode( $value ) ) . '"));';
		}
		return $script . Connection_Initial_State::render();
	}

	/**
	 * Returns the addresses of an identity crisis; null without one.
	 *
	 * @return array|null
	 */
	private static function get_identity_crisis(): ?array {
		if ( ! class_exists( Identity_Crisis::class ) || false === Identity_Crisis::check_identity_crisis() ) {
			return null;
		}
		$urls = Identity_Crisis::get_mismatched_urls();
		return array(
			'wpcomHomeUrl'        => is_array( $urls ) ? $urls['wpcom_url'] : null,
			'currentUrl'          => is_array( $urls ) ? $urls['current_url'] : null,
			'isSafeModeConfirmed' => (bool) Jetpack_Options::get_option( 'safe_mode_confirmed' ),
			'isAdmin'             => current_user_can( 'jetpack_disconnect' ),
		);
	}

	/**
	 * Returns the JSON of the block. It contains nothing that ends a script.
	 *
	 * @param Live  $live  What is live.
	 * @param Store $store The store.
	 * @return string
	 */
	private static function create_block( Live $live, Store $store ): string {
		$data = array(
			'overrides'   => self::get_overrides(),
			'addresses'   => array(
				'remotes'      => $store->get_url(),
				'registry'     => rest_url( 'site-admin/v1/registry' ),
				'registryFile' => $store->get_url() . 'registry.json',
				'health'       => rest_url( 'site-admin/v1/health' ),
				'nonce'        => admin_url( 'admin-ajax.php?action=rest-nonce' ),
			),
			'pollSeconds' => defined( 'SITE_ADMIN_POLL_SECONDS' ) ? max( 1, (int) SITE_ADMIN_POLL_SECONDS ) : self::POLL_SECONDS,
			'locale'      => get_user_locale(),
			'direction'   => is_rtl() ? 'rtl' : 'ltr',
		);
		$keys = Keys::read();
		if ( null !== $keys ) {
			$data['publisherKeys'] = $keys->get_publishers();
		}
		$live_json = Viewer::get_live_json( $live );
		$texts     = Translations::get_texts( $data['locale'], $store, (array) json_decode( $live_json, true )['manifests'] );
		if ( $texts ) {
			$data['texts'] = $texts;
		}
		// Decoded and encoded again, empty objects would be lists.
		$json = substr( $live_json, 0, -1 ) . ',' . substr( (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES ), 1 );
		return str_replace( '<', '\u003c', $json );
	}

	/**
	 * Returns which versions `?remote.<name>=` may request for this user.
	 *
	 * @return string
	 */
	private static function get_overrides(): string {
		if ( ! current_user_can( 'manage_options' ) ) {
			return 'closed';
		}
		return in_array( wp_get_environment_type(), array( 'local', 'development' ), true ) ? 'addresses' : 'versions';
	}
}
