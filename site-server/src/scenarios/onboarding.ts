import { connected, usualModules } from './connected';
import type { Scenario } from './scenario';

/** Their steps are part of the onboardings. */
const offeredModules: readonly string[] = ['monitor', 'photon', 'related-posts'];

const withPurchase = (name: string, productName: string, productSlug: string, others: Partial<Scenario> = {}): Scenario => ({
  ...connected,
  name: `onboarding-${name}`,
  about: `the connected site just after its owner bought ${productName}`,
  modules: usualModules.filter((module) => !offeredModules.includes(module)),
  purchases: [{ productSlug, daysAgo: 0 }],
  values: { ...connected.values, conditional_recommendations: [] },
  ...others,
});

const withoutCredentials: Pick<Scenario, 'rewind'> = { rewind: { state: 'awaiting_credentials', credentials: [] } };

/** The first minutes after a purchase: the assistant's onboarding for each of the products. */
export const onboardings: readonly Scenario[] = [
  withPurchase('complete', 'Complete', 'jetpack_complete', { ...withoutCredentials, plugins: ['akismet', 'videopress'] }),
  withPurchase('security', 'Security', 'jetpack_security_t1_yearly', { ...withoutCredentials, plugins: ['akismet'] }),
  withPurchase('backup', 'Backup', 'jetpack_backup_t1_yearly', withoutCredentials),
  withPurchase('anti-spam', 'Anti-spam', 'jetpack_anti_spam', { plugins: ['akismet'] }),
  withPurchase('videopress', 'VideoPress', 'jetpack_videopress'),
  withPurchase('search', 'Search', 'jetpack_search'),
  withPurchase('scan', 'Scan', 'jetpack_scan'),
];
