<?php
/**
 * Helpers of the tests.
 *
 * @package Site_Admin
 */

namespace Site_Admin\Tests;

use Site_Admin\Unusable;

/**
 * Throws if two values differ.
 *
 * @param mixed $expected Value.
 * @param mixed $actual   Value.
 * @throws \RuntimeException If they differ.
 */
function same( $expected, $actual ) {
	if ( $expected !== $actual ) {
		throw new \RuntimeException( 'expected ' . json_encode( $expected ) . ', got ' . json_encode( $actual ) );
	}
}

/**
 * Returns the reason and detail of the `Unusable` that a function throws; null if it throws none.
 *
 * @param callable $callback Function.
 * @return string[]|null
 */
function reason_of( callable $callback ): ?array {
	try {
		$callback();
	} catch ( Unusable $error ) {
		return array( $error->get_reason(), $error->getMessage() );
	}
	return null;
}

/**
 * Writes a file with its folders.
 *
 * @param string $file Path.
 * @param string $text Content.
 */
function put( string $file, string $text ) {
	if ( ! is_dir( dirname( $file ) ) ) {
		mkdir( dirname( $file ), 0777, true );
	}
	file_put_contents( $file, $text );
	clearstatcache();
}

/**
 * Publishes a version of a remote with one file into a store.
 *
 * @param string $store   Path of the store.
 * @param string $name    Name of the remote.
 * @param string $version Version.
 * @return array Entry of the registry.
 */
function publish( string $store, string $name, string $version ): array {
	$address  = "remotes/$name/$version-0123456789ab";
	$manifest = json_encode(
		array(
			'declaration' => array( 'name' => $name ),
			'files'       => array(
				array(
					'name' => 'entry.js',
					'size' => 7,
				),
			),
		)
	);
	put( "$store/$address/entry.js", 'entry()' );
	put( "$store/$address/remote.manifest.json", $manifest );
	return array(
		'manifestUrl'       => "$address/remote.manifest.json",
		'manifestIntegrity' => 'sha384-' . base64_encode( hash( 'sha384', $manifest, true ) ),
	);
}

/**
 * Returns the entry of a live remote.
 *
 * @param array       $versions Versions by id.
 * @param string      $active   Active version.
 * @param string|null $previous Previous version.
 * @return array
 */
function live_remote( array $versions, string $active, ?string $previous = null ): array {
	return array(
		'active'   => $active,
		'previous' => $previous,
		'status'   => 'live',
		'versions' => $versions,
	);
}

/**
 * Writes a registry into a store.
 *
 * @param string  $store   Path of the store.
 * @param array[] $remotes Entries by name.
 * @param array   $more    Further members.
 */
function write_registry( string $store, array $remotes, array $more = array() ) {
	$document = array(
		'schema'   => 1,
		'revision' => 3,
		'remotes'  => (object) $remotes,
	);
	put( "$store/registry.json", json_encode( $more + $document ) );
}
