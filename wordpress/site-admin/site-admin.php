<?php
/**
 * Plugin Name:       Site Admin
 * Description:       Replaces the Jetpack page of the admin area with a page whose parts are released independently. Needs Jetpack 11.
 * Version:           1.0.0
 * Requires at least: 6.0
 * Requires PHP:      7.4
 * Requires Plugins:  jetpack
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       site-admin
 *
 * @package Site_Admin
 */

namespace Site_Admin;

defined( 'ABSPATH' ) || exit;

define( 'SITE_ADMIN_FILE', __FILE__ );

require_once __DIR__ . '/src/autoload.php';

register_activation_hook( __FILE__, array( Installation::class, 'activate' ) );
register_deactivation_hook( __FILE__, array( Installation::class, 'deactivate' ) );

( new Takeover() )->register();
( new Rest() )->register();
( new Fallback_Notice() )->register();
