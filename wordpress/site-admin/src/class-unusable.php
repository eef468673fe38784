<?php
/**
 * Thrown when the page cannot be displayed.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

/**
 * The reason why the original page is displayed instead. `Fallback_Notice` has the texts.
 */
final class Unusable extends \RuntimeException {

	/**
	 * Key of the reason, such as `store-damaged`.
	 *
	 * @var string
	 */
	private $reason;

	/**
	 * Creates the exception.
	 *
	 * @param string          $reason   Key of the reason.
	 * @param string          $detail   What it is about: a file, a remote, a version.
	 * @param \Throwable|null $previous The error that caused it.
	 */
	public function __construct( string $reason, string $detail = '', ?\Throwable $previous = null ) {
		parent::__construct( $detail, 0, $previous );
		$this->reason = $reason;
	}

	/**
	 * Returns the key of the reason.
	 *
	 * @return string
	 */
	public function get_reason(): string {
		return $this->reason;
	}
}
