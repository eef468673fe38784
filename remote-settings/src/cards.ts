import { adsCard } from './features/ads/ads.card';
import { antiSpamCard } from './features/anti-spam/anti-spam.card';
import { backupsCard } from './features/backups/backups.card';
import { bruteForceCard } from './features/brute-force/brute-force.card';
import { carouselCard } from './features/carousel/carousel.card';
import { commentsCard } from './features/comments/comments.card';
import { composingCard } from './features/composing/composing.card';
import { customContentTypesCard } from './features/custom-content-types/custom-content-types.card';
import { firewallCard } from './features/firewall/firewall.card';
import { googleAnalyticsCard } from './features/google-analytics/google-analytics.card';
import { likeButtonsCard } from './features/like-buttons/like-buttons.card';
import { monitorCard } from './features/monitor/monitor.card';
import { postByEmailCard } from './features/post-by-email/post-by-email.card';
import { privacyCard } from './features/privacy/privacy.card';
import { relatedPostsCard } from './features/related-posts/related-posts.card';
import { seoCard } from './features/seo/seo.card';
import { sharingButtonsCard } from './features/sharing-buttons/sharing-buttons.card';
import { shortlinksCard } from './features/shortlinks/shortlinks.card';
import { sitemapsCard } from './features/sitemaps/sitemaps.card';
import { siteSearchCard } from './features/site-search/site-search.card';
import { siteVerificationCard } from './features/site-verification/site-verification.card';
import { socialConnectionsCard } from './features/social-connections/social-connections.card';
import { speedCard } from './features/speed/speed.card';
import { ssoCard } from './features/sso/sso.card';
import { statsCard } from './features/stats/stats.card';
import { subscriptionsCard } from './features/subscriptions/subscriptions.card';
import { themeEnhancementsCard } from './features/theme-enhancements/theme-enhancements.card';
import { toolbarCard } from './features/toolbar/toolbar.card';
import { videoPressCard } from './features/videopress/videopress.card';
import { widgetsCard } from './features/widgets/widgets.card';
import type { SettingsCard } from './registry/settings-card';

/** Every card of the settings, in the order of its tab. Tabs, search and module lists derive from it. */
export const cards: readonly SettingsCard[] = [
  backupsCard,
  monitorCard,
  antiSpamCard,
  bruteForceCard,
  firewallCard,
  ssoCard,

  siteSearchCard,
  speedCard,
  videoPressCard,

  carouselCard,
  composingCard,
  customContentTypesCard,
  themeEnhancementsCard,
  widgetsCard,
  postByEmailCard,
  toolbarCard,

  socialConnectionsCard,
  sharingButtonsCard,
  likeButtonsCard,

  commentsCard,
  subscriptionsCard,

  adsCard,
  relatedPostsCard,
  seoCard,
  googleAnalyticsCard,
  statsCard,
  shortlinksCard,
  sitemapsCard,
  siteVerificationCard,

  privacyCard,
];
