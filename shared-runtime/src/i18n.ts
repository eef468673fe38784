import { createI18n } from '@wordpress/i18n';

/**
 * The translation functions, provided once by the shell, so that every remote uses the texts it loads. The text domain is `jetpack`:
 * existing translations apply. A separate instance, because the library's default one includes a filter system that is not used here.
 */
const { __, _n, _nx, _x, isRTL, setLocaleData } = createI18n();

export { __, _n, _nx, _x, isRTL, setLocaleData };
export { sprintf } from '@wordpress/i18n';
