<?php
/**
 * The current user.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * What depends on the user of the request.
 */
final class Viewer {

	/**
	 * Returns the JSON of what is live for the user.
	 *
	 * @param Live                   $live      What is live.
	 * @param array<string,string[]> $requested Versions the page requested in addition, by remote.
	 * @return string
	 */
	public static function get_live_json( Live $live, array $requested = array() ): string {
		return $live->to_json( self::get_chosen( $live ), $requested );
	}

	/**
	 * Returns the candidates the user gets instead of the active versions, by remote.
	 *
	 * @param Live $live What is live.
	 * @return array<string,string>
	 */
	public static function get_chosen( Live $live ): array {
		$remotes = $live->get_registry()->get_remotes();
		return Rollout::choose( $remotes, get_current_user_id(), current_user_can( 'manage_options' ), Health::get_stopped() );
	}
}
