/**
 * Translation, provided once by the shell: the texts it loads are then the ones every remote finds. The text domain of every
 * call is `jetpack`, so that translations which exist for these texts apply.
 */
export { __, _n, _nx, _x, isRTL, setLocaleData, sprintf } from '@wordpress/i18n';
