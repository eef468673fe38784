import { __ } from '@site-admin/runtime/i18n';
import appStoreBadge from './app-store-badge.svg';
import googlePlayBadge from './google-play-badge.svg';

/** A store of the mobile app, with its badge. */
export interface Store {
  readonly href: string;
  /** Text of the badge. */
  readonly label: string;
  /** The bundled badge, in English. */
  readonly image: string;
  /** Address of the localized badge that the store serves. */
  readonly getLocalizedImage: (locale: Intl.Locale) => string;
}

/** Name of this page in the stores' statistics. */
const campaign = 'jpdash';

export const googlePlay = (): Store => ({
  href: `https://play.google.com/store/apps/details?id=com.jetpack.android&referrer=${encodeURIComponent(`utm_campaign=${campaign}`)}`,
  label: __('Get it on Google Play', 'jetpack'),
  image: googlePlayBadge,
  getLocalizedImage: ({ language }) =>
    `https://play.google.com/intl/en_us/badges/static/images/badges/${language}_badge_web_generic.png`,
});

/** Its badges are served by language and country, so the likely country is added where the locale has none. */
export const appStore = (): Store => ({
  href: `https://apps.apple.com/app/id1565481562?ct=${campaign}&mt=8`,
  label: __('Download on the App Store', 'jetpack'),
  image: appStoreBadge,
  getLocalizedImage(locale) {
    const { language, region = '' } = locale.maximize();
    return `https://tools.applemediaservices.com/api/badges/download-on-the-app-store/black/${language}-${region.toLowerCase()}`;
  },
});
