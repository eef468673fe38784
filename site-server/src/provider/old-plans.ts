import type { Product } from './product';

const antispam = ['akismet', 'antispam', 'support'];
const security = ['vaultpress-backups', 'vaultpress-security-scanning', ...antispam];
const backup = ['backups', 'activity-log'];
const protection = [...backup, 'scan', ...antispam, 'google-analytics', 'wordads'];

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
    id: 2005,
    slug: 'jetpack_personal',
    name: 'Jetpack Personal',
    term: 'year',
    cost: 39,
    planClass: 'personal',
    features: ['vaultpress-backups', ...antispam],
  },
  {
    id: 2010,
    slug: 'jetpack_security_daily',
    name: 'Jetpack Security Daily',
    term: 'year',
    cost: 239.4,
    planClass: 'security',
    features: protection,
  },
  {
    id: 2012,
    slug: 'jetpack_security_realtime',
    name: 'Jetpack Security Real-time',
    term: 'year',
    cost: 717.4,
    planClass: 'security',
    features: [...protection, 'real-time-backups'],
  },
  { id: 2100, slug: 'jetpack_backup_daily', name: 'Jetpack Backup (Daily)', term: 'year', cost: 119.4, features: backup },
  {
    id: 2102,
    slug: 'jetpack_backup_realtime',
    name: 'Jetpack Backup (Real-time)',
    term: 'year',
    cost: 599.4,
    features: [...backup, 'real-time-backups'],
  },
];
