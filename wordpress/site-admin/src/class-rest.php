<?php
/**
 * The page's own routes.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Serves `site-admin/v1/registry` and `site-admin/v1/health`.
 */
final class Rest {

	const BASE = 'site-admin/v1';

	/**
	 * Reports that one request may contain.
	 */
	const MAX_REPORTS = 100;

	/**
	 * Registers the hooks.
	 */
	public function register() {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes() {
		register_rest_route(
			self::BASE,
			'/registry',
			array(
				'methods'             => 'GET',
				'callback'            => array( $this, 'get_registry' ),
				'permission_callback' => array( $this, 'may_open_page' ),
			)
		);
		register_rest_route(
			self::BASE,
			'/health',
			array(
				array(
					'methods'             => 'POST',
					'callback'            => array( $this, 'store_reports' ),
					'permission_callback' => array( $this, 'may_open_page' ),
					'args'                => array( 'reports' => self::get_reports_schema() ),
				),
				array(
					'methods'             => 'GET',
					'callback'            => array( $this, 'get_health' ),
					'permission_callback' => array( $this, 'may_manage' ),
				),
			)
		);
	}

	/**
	 * Returns whether the user may open the page.
	 *
	 * @return bool
	 */
	public function may_open_page(): bool {
		return current_user_can( 'jetpack_admin_page' );
	}

	/**
	 * Returns whether the user manages the site.
	 *
	 * @return bool
	 */
	public function may_manage(): bool {
		return current_user_can( 'manage_options' );
	}

	/**
	 * Returns what is live for the user, with an ETag so that an unchanged registry costs no body.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_registry( WP_REST_Request $request ) {
		try {
			$live = Trust::open( Installation::get_store() );
		} catch ( Unusable $error ) {
			return new WP_Error( 'site_admin_no_registry', Fallback_Notice::get_text( $error ), array( 'status' => 503 ) );
		}
		$json     = Viewer::get_live_json( $live, Page_Registry::get_requested( $request['with'] ) );
		$tag      = '"' . substr( hash( 'sha256', $json ), 0, 32 ) . '"';
		$is_known = Etag::matches( (string) $request->get_header( 'if_none_match' ), $tag );
		$response = $is_known ? new WP_REST_Response( null, 304 ) : new WP_REST_Response( json_decode( $json ) );
		$response->header( 'ETag', $tag );
		$response->header( 'Cache-Control', 'private, no-cache' );
		$response->header( 'Vary', 'Cookie' );
		return $response;
	}

	/**
	 * Stores the reports of a browser.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function store_reports( WP_REST_Request $request ) {
		if ( ! Rate_Limit::allows() ) {
			return new WP_Error( 'rest_too_many_requests', __( 'Too many health reports. Send them later.', 'site-admin' ), array( 'status' => 429 ) );
		}
		$reports = (array) $request['reports'];
		try {
			$live = Trust::open( Installation::get_store() );
		} catch ( Unusable $error ) {
			return new WP_Error( 'site_admin_no_registry', Fallback_Notice::get_text( $error ), array( 'status' => 503 ) );
		}
		$taken = Health::store( $live->get_registry(), $reports, get_current_user_id(), Viewer::get_chosen( $live ) );
		return new WP_REST_Response( array( 'taken' => $taken ) );
	}

	/**
	 * Returns the counted reports and the stopped rollouts.
	 *
	 * @return WP_REST_Response
	 */
	public function get_health(): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'counts'  => Health::get_counts(),
				'stopped' => Health::get_stopped(),
			)
		);
	}

	/**
	 * Returns the schema of health reports.
	 *
	 * @return array
	 */
	private static function get_reports_schema(): array {
		$text = static function ( int $length ): array {
			return array(
				'type'      => 'string',
				'maxLength' => $length,
			);
		};
		$enum = static function ( string ...$values ): array {
			return array(
				'type' => 'string',
				'enum' => $values,
			);
		};
		return array(
			'type'     => 'array',
			'required' => true,
			'maxItems' => self::MAX_REPORTS,
			'items'    => array(
				'type'                 => 'object',
				'required'             => array( 'remote', 'version', 'phase', 'outcome', 'source', 'ms', 'correlation' ),
				'additionalProperties' => false,
				'properties'           => array(
					'remote'      => $text( 100 ),
					'version'     => $text( 200 ),
					'phase'       => $enum( 'manifest', 'handshake', 'load', 'mount', 'run', 'unmount' ),
					'outcome'     => $enum( 'ok', 'failed' ),
					'source'      => $enum( 'active', 'canary', 'retry', 'last-good', 'previous', 'override', 'swap' ),
					'ms'          => array(
						'type'    => 'number',
						'minimum' => 0,
						'maximum' => 1000000000,
					),
					'reason'      => $text( 500 ),
					'correlation' => $text( 50 ),
				),
			),
		);
	}
}
