<?php
/**
 * What the site trusts.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * Accepts a registry that promoters or ops signed, whose versions their publishers signed, with the keys of `SITE_ADMIN_KEYS`; any registry
 * without the constant. The rules are those of site-server (`findRegistryFault`).
 */
final class Trust {

	/**
	 * Option with the newest revision that was accepted, and the hash of its registry and keys, which need not be verified again.
	 */
	const ACCEPTED = 'site_admin_accepted';

	/**
	 * Reads what is live.
	 *
	 * @param Store $store The store.
	 * @return Live
	 * @throws Unusable If there is no registry that the site trusts.
	 */
	public static function open( Store $store ): Live {
		$live = new Live( $store );
		$keys = Keys::read();
		if ( null !== $keys ) {
			self::accept( $live->get_registry(), $keys );
		}
		return $live;
	}

	/**
	 * Verifies a registry once.
	 *
	 * @param Registry $registry The registry.
	 * @param Keys     $keys     The keys.
	 * @throws Unusable If it is not accepted.
	 */
	private static function accept( Registry $registry, Keys $keys ) {
		$revision = $registry->get_revision();
		$hash     = hash( 'sha256', $keys->get_text() . $registry->get_text() );
		$option   = get_option( self::ACCEPTED );
		$accepted = is_array( $option ) ? $option : array(
			'revision' => 0,
			'hash'     => '',
		);
		// An old signed registry could make a withdrawn version live again.
		if ( $revision < $accepted['revision'] ) {
			throw new Unusable( 'store-older', "$revision, {$accepted['revision']}" );
		}
		if ( $hash !== $accepted['hash'] ) {
			self::verify( $registry->get_text(), $keys );
			update_option( self::ACCEPTED, compact( 'revision', 'hash' ) );
		}
	}

	/**
	 * Throws unless a registry is signed by a promoter or ops, each version that may run by a publisher of its remote, and those that are
	 * live are approved where two keys are needed.
	 *
	 * @param string $text Registry as stored, with the entries that are skipped later.
	 * @param Keys   $keys The keys.
	 * @throws Unusable If it is not.
	 */
	public static function verify( string $text, Keys $keys ) {
		$document = (array) json_decode( $text, true );
		if ( ! isset( $document['signature'] ) || ! $keys->is_promoted( $document['signature'], Signature::get_signed_text( $text ) ) ) {
			throw new Unusable( 'registry-signature' );
		}
		foreach ( (array) $document['remotes'] as $name => $remote ) {
			$versions = isset( $remote['versions'] ) ? (array) $remote['versions'] : array();
			foreach ( $versions as $id => $version ) {
				self::verify_publisher( (string) $name, (string) $id, (array) $version, $keys );
			}
			foreach ( self::get_live_ids( (array) $remote ) as $id ) {
				if ( $keys->needs_two() && isset( $versions[ $id ] ) ) {
					self::verify_approvals( (string) $name, $id, (array) $versions[ $id ], $keys );
				}
			}
		}
	}

	/**
	 * Throws unless a publisher of the remote signed a version. A withdrawn one never runs.
	 *
	 * @param string $name    Name of the remote.
	 * @param string $id      Version.
	 * @param array  $version Entry of the version.
	 * @param Keys   $keys    The keys.
	 * @throws Unusable If it is not signed.
	 */
	private static function verify_publisher( string $name, string $id, array $version, Keys $keys ) {
		$signature = isset( $version['signature'] ) ? $version['signature'] : null;
		if ( ! isset( $version['withdrawn'] ) && ! $keys->is_published( $signature, self::get_text( 'publish', $name, $id, $version ), $name ) ) {
			throw new Unusable( 'version-signature', "$name $id" );
		}
	}

	/**
	 * Throws unless two keys of promoters or ops approved a version.
	 *
	 * @param string $name    Name of the remote.
	 * @param string $id      Version.
	 * @param array  $version Entry of the version.
	 * @param Keys   $keys    The keys.
	 * @throws Unusable If fewer did.
	 */
	private static function verify_approvals( string $name, string $id, array $version, Keys $keys ) {
		$text     = self::get_text( 'approve', $name, $id, $version );
		$approved = array();
		foreach ( isset( $version['approvals'] ) ? (array) $version['approvals'] : array() as $approval ) {
			if ( $keys->is_promoted( $approval, $text ) ) {
				$approved[ $approval['key'] ] = true;
			}
		}
		if ( count( $approved ) < 2 ) {
			throw new Unusable( 'version-approvals', "$name $id" );
		}
	}

	/**
	 * Returns the versions of a remote that users may get: the active one and the candidate.
	 *
	 * @param array $remote Entry of the remote.
	 * @return string[]
	 */
	private static function get_live_ids( array $remote ): array {
		$ids = array(
			isset( $remote['active'] ) ? $remote['active'] : null,
			isset( $remote['rollout']['candidate'] ) ? $remote['rollout']['candidate'] : null,
		);
		return array_filter( $ids, 'is_string' );
	}

	/**
	 * Returns the text that a signature of a version covers.
	 *
	 * @param string $act     `publish` or `approve`.
	 * @param string $name    Name of the remote.
	 * @param string $id      Version.
	 * @param array  $version Entry of the version.
	 * @return string
	 */
	private static function get_text( string $act, string $name, string $id, array $version ): string {
		return Signature::canonicalize(
			(object) array(
				'act'               => $act,
				'remote'            => $name,
				'version'           => $id,
				'manifestIntegrity' => isset( $version['manifestIntegrity'] ) ? $version['manifestIntegrity'] : '',
			)
		);
	}
}
