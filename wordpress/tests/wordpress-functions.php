<?php
/**
 * Replacements of the WordPress functions that the tested classes call.
 *
 * @package Site_Admin
 */

namespace Site_Admin\Tests {

	/**
	 * The state of the replacements.
	 */
	final class Fake_WordPress {

		/**
		 * Folder of the test.
		 *
		 * @var string
		 */
		public static $folder;

		/**
		 * Options by name.
		 *
		 * @var array
		 */
		public static $options;

		/**
		 * Ids of the sites of the network.
		 *
		 * @var int[]
		 */
		public static $sites;

		/**
		 * Id of the current site.
		 *
		 * @var int
		 */
		public static $site;

		/**
		 * Starts anew.
		 */
		public static function reset() {
			self::$folder  = sys_get_temp_dir() . '/site-admin-' . bin2hex( random_bytes( 6 ) );
			self::$options = array();
			self::$sites   = array( 1 );
			self::$site    = 1;
			mkdir( self::$folder );
		}
	}
}

namespace {
	use Site_Admin\Tests\Fake_WordPress;

	// phpcs:disable Squiz.Commenting.FunctionComment.Missing, Generic.CodeAnalysis.UnusedFunctionParameter
	define( 'DAY_IN_SECONDS', 86400 );
	define( 'WP_LANG_DIR', sys_get_temp_dir() . '/site-admin-test-languages-' . getmypid() );
	define( 'SITE_ADMIN_FILE', sys_get_temp_dir() . '/site-admin-test-plugin-' . getmypid() . '/site-admin.php' );

	function get_option( $name ) {
		return isset( Fake_WordPress::$options[ $name ] ) ? Fake_WordPress::$options[ $name ] : false;
	}
	function update_option( $name, $value ) {
		Fake_WordPress::$options[ $name ] = $value;
	}
	function delete_option( $name ) {
		unset( Fake_WordPress::$options[ $name ] );
	}
	function wp_upload_dir() {
		return array(
			'basedir' => Fake_WordPress::$folder . '/uploads' . ( Fake_WordPress::$site > 1 ? '/sites/' . Fake_WordPress::$site : '' ),
			'baseurl' => 'http://example.org/wp-content/uploads',
		);
	}
	function set_url_scheme( $url ) {
		return str_replace( 'http:', 'https:', $url );
	}
	function plugins_url( $path ) {
		return "https://example.org/wp-content/plugins/site-admin/$path";
	}
	function wp_mkdir_p( $folder ) {
		return is_dir( $folder ) || @mkdir( $folder, 0777, true );
	}
	function wp_is_writable( $folder ) {
		return is_writable( $folder );
	}
	function __( $text ) {
		return $text;
	}
	function is_multisite() {
		return count( Fake_WordPress::$sites ) > 1;
	}
	function get_sites() {
		return Fake_WordPress::$sites;
	}
	function switch_to_blog( $id ) {
		Fake_WordPress::$site = $id;
	}
	function restore_current_blog() {
		Fake_WordPress::$site = Fake_WordPress::$sites[0];
	}
	function wp_list_pluck( $items, $name ) {
		return array_column( $items, $name );
	}
	function wp_json_encode( $value ) {
		return json_encode( $value );
	}
	function get_translations_for_domain() {
		return get_option( 'language pack' );
	}
	function is_wp_error( $value ) {
		return $value instanceof Throwable;
	}
	function apply_filters( $hook, $value ) {
		return get_option( "filter $hook" ) ? get_option( "filter $hook" ) : $value;
	}

	// The database of the health table is tested in a real WordPress.
	$wpdb = new class() {
		/**
		 * Prefix of the tables.
		 *
		 * @var string
		 */
		public $prefix = 'wp_';

		/**
		 * Name of the table of options.
		 *
		 * @var string
		 */
		public $options = 'wp_options';

		public function query() {
			return true;
		}
		public function prepare( $query ) {
			return $query;
		}
		public function esc_like( $text ) {
			return $text;
		}
	};
}
