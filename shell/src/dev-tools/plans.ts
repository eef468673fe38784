const backup = ['backups', 'real-time-backups'];
const oldSecurity = ['vaultpress-backups', 'vaultpress-security-scanning', 'akismet', 'antispam', 'support'];
const security = [...backup, 'scan', 'akismet', 'antispam', 'google-analytics', 'wordads', 'support'];
const complete = [...security, 'search', 'instant-search', 'videopress', 'videopress-1tb-storage'];

/** A plan that can be simulated. */
export interface MockPlan {
  readonly slug: string;
  readonly label: string;
  /** The features the provider reports as active with it. */
  readonly features: readonly string[];
}

/** One plan of each kind the page distinguishes (behavior A10). Labels are product names, which are not translated. */
export const mockPlans: readonly MockPlan[] = [
  { slug: 'jetpack_free', label: 'Free', features: [] },
  { slug: 'jetpack_personal', label: 'Personal', features: ['vaultpress-backups', 'akismet', 'antispam', 'support'] },
  { slug: 'jetpack_premium', label: 'Premium', features: [...oldSecurity, 'google-analytics', 'wordads', 'videopress'] },
  {
    slug: 'jetpack_business',
    label: 'Professional',
    features: [...oldSecurity, 'google-analytics', 'wordads', 'videopress', 'search', 'instant-search'],
  },
  { slug: 'jetpack_security_t1_yearly', label: 'Security (10 GB)', features: security },
  { slug: 'jetpack_security_t2_yearly', label: 'Security (1 TB)', features: security },
  { slug: 'jetpack_complete', label: 'Complete', features: complete },
  { slug: 'jetpack_backup_t0_yearly', label: 'Backup (1 GB)', features: backup },
  { slug: 'jetpack_backup_t1_yearly', label: 'Backup (10 GB)', features: backup },
  { slug: 'jetpack_backup_t2_yearly', label: 'Backup (1 TB)', features: backup },
  {
    slug: 'jetpack_security_daily',
    label: 'Security Daily',
    features: ['backups', 'scan', 'akismet', 'antispam', 'google-analytics', 'wordads', 'support'],
  },
  { slug: 'jetpack_security_realtime', label: 'Security Real-time', features: security },
  { slug: 'jetpack_backup_daily', label: 'Backup Daily', features: ['backups'] },
  { slug: 'jetpack_backup_realtime', label: 'Backup Real-time', features: backup },
];

/** Returns the plan with a stored slug, if it still exists. */
export const findMockPlan = (slug: string | undefined): MockPlan | undefined => mockPlans.find((plan) => plan.slug === slug);
