import { createI18n } from '@wordpress/i18n';

/**
 * Translation, provided once by the shell: the texts it loads are then the ones every remote finds. The text domain of every
 * call is `jetpack`, so that translations which exist for these texts apply. An instance of our own: the library's default one
 * brings a system of filters that is not used here.
 */
const { __, _n, _nx, _x, isRTL, setLocaleData } = createI18n();

export { __, _n, _nx, _x, isRTL, setLocaleData };
export { sprintf } from '@wordpress/i18n';
