import type { Product } from './product';

const security = ['vaultpress-backups', 'vaultpress-security-scanning', 'akismet', 'antispam', 'support'];

/** Plans that are no longer sold but some sites still have, and plans of partner coupons. */
export const oldPlans: readonly Product[] = [
  {
    id: 2000,
    slug: 'jetpack_premium',
    name: 'Jetpack Premium',
    term: 'year',
    cost: 99,
    planClass: 'premium',
    features: [...security, 'google-analytics', 'wordads'],
  },
  {
    id: 1008,
    slug: 'business-bundle',
    name: 'WordPress.com Business',
    term: 'year',
    cost: 300,
    planClass: 'business',
    features: [
      ...['backups', 'real-time-backups', 'activity-log', 'scan', 'akismet', 'antispam', 'search', 'instant-search'],
      ...['videopress', 'videopress-unlimited-storage', 'google-analytics', 'wordads', 'support'],
    ],
  },
  {
    id: 2100,
    slug: 'jetpack_backup_daily',
    name: 'Jetpack Backup (Daily)',
    term: 'year',
    cost: 119.4,
    features: ['backups', 'activity-log'],
  },
];
