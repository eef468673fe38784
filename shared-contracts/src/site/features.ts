import type { SiteFeatures } from './site-data';

/** The features the page checks (reference: wire, GET site/features). */
export const featureKeys = [
  'akismet',
  'antispam',
  'backups',
  'google-analytics',
  'instant-search',
  'real-time-backups',
  'scan',
  'search',
  'support',
  'vaultpress-backups',
  'vaultpress-security-scanning',
  'videopress',
  'videopress-1tb-storage',
  'videopress-unlimited-storage',
  'wordads',
] as const;
export type FeatureKey = (typeof featureKeys)[number];

/** Returns whether the site has a feature; false while unknown. */
export const siteHas = (features: SiteFeatures | undefined, key: FeatureKey) => features?.active.includes(key) ?? false;

/** Paid features and the plan or product that unlocks each (spec 001 §3.1). */
export const paidFeatures = {
  'spam-akismet-plus': 'jetpack_anti_spam',
  'site-backups-jetpack': 'jetpack_backup_t1_yearly',
  'security-scanning-jetpack': 'jetpack_scan',
  'video-hosting-jetpack': 'jetpack_security_t1_yearly',
  'priority-support-jetpack': 'jetpack_security_t1_yearly',
  'wordads-jetpack': 'jetpack_security_t1_yearly',
  'google-analytics-jetpack': 'jetpack_security_t1_yearly',
  'search-jetpack': 'jetpack_search',
  'videopress-jetpack': 'jetpack_videopress',
} as const;
