<?php
/**
 * Entity tags of HTTP.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * Compares entity tags.
 */
final class Etag {

	/**
	 * Returns whether an `If-None-Match` header names a tag. The comparison is weak: servers that compress mark tags with `W/`, and Apache
	 * adds `-gzip`.
	 *
	 * @param string $header Value of the header.
	 * @param string $tag    Tag in quotes.
	 * @return bool
	 */
	public static function matches( string $header, string $tag ): bool {
		foreach ( explode( ',', $header ) as $each ) {
			$plain = preg_replace( '#^W/|-(gzip|br)(?="$)#', '', trim( $each ) );
			if ( $plain === $tag || '*' === $plain ) {
				return true;
			}
		}
		return false;
	}
}
