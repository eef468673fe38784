<?php
/**
 * Removes everything the plugin stored. The store of remotes is kept if the constant SITE_ADMIN_KEEP_STORE is set.
 *
 * @package Site_Admin
 */

namespace Site_Admin;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

// Already defined if the plugin was active in the same request.
defined( 'SITE_ADMIN_FILE' ) || define( 'SITE_ADMIN_FILE', __DIR__ . '/site-admin.php' );

require_once __DIR__ . '/src/autoload.php';

Installation::uninstall();
