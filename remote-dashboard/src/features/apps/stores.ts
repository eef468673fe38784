import { __ } from '@site-admin/runtime/i18n';
import appStoreBadge from './app-store-badge.svg';
import googlePlayBadge from './google-play-badge.svg';

/** Where the mobile app is to be had, and the badge that says so. */
export interface Store {
  readonly href: string;
  /** What the badge says. */
  readonly label: string;
  /** Our own badge, in English. */
  readonly image: string;
  /** The store's own badge in a language, as its makers serve it. */
  readonly imageIn: (locale: Intl.Locale) => string;
}

/** The stores count where people come from by this name. */
const campaign = 'jpdash';

/** Of phones running Android. */
export const googlePlay = (): Store => ({
  href: `https://play.google.com/store/apps/details?id=com.jetpack.android&referrer=${encodeURIComponent(`utm_campaign=${campaign}`)}`,
  label: __('Get it on Google Play', 'jetpack'),
  image: googlePlayBadge,
  imageIn: ({ language }) => `https://play.google.com/intl/en_us/badges/static/images/badges/${language}_badge_web_generic.png`,
});

/** Of iPhones and iPads. Its badges are kept by language and country, so a country is made up where the page names none. */
export const appStore = (): Store => ({
  href: `https://apps.apple.com/app/id1565481562?ct=${campaign}&mt=8`,
  label: __('Download on the App Store', 'jetpack'),
  image: appStoreBadge,
  imageIn(locale) {
    const { language, region = '' } = locale.maximize();
    return `https://tools.applemediaservices.com/api/badges/download-on-the-app-store/black/${language}-${region.toLowerCase()}`;
  },
});
