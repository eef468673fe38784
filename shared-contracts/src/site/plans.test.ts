import {
  isAntiSpamProduct,
  isBackupProduct,
  isCompletePlan,
  isLegacyPlan,
  isPlanWithAntiSpam,
  isPlanWithBackups,
  isProduct,
  isScanProduct,
  isSearchProduct,
  isSecurityPlan,
  isSocialProduct,
  isUpperLegacyPlan,
  isVideoPressProduct,
  paidFeatures,
  planClass,
  planIcon,
  planSlugs,
  planStyleClass,
} from '../index';

const classes: Record<string, string> = {
  free: 'jetpack_free free_plan',
  personal: 'personal-bundle personal-bundle-2y personal-bundle-monthly starter-plan jetpack_personal jetpack_personal_monthly',
  premium: 'value_bundle value_bundle-2y value_bundle-monthly jetpack_premium jetpack_premium_monthly',
  business:
    'business-bundle business-bundle-2y business-bundle-monthly ecommerce-bundle ecommerce-bundle-2y ecommerce-bundle-monthly pro-plan jetpack_business jetpack_business_monthly',
  'security-t1': 'jetpack_security_t1_yearly jetpack_security_t1_monthly',
  'security-t2': 'jetpack_security_t2_yearly jetpack_security_t2_monthly',
  complete: 'jetpack_complete jetpack_complete_monthly vip',
  'backup-t0': 'jetpack_backup_t0_yearly jetpack_backup_t0_monthly',
  'backup-t1': 'jetpack_backup_t1_yearly jetpack_backup_t1_monthly',
  'backup-t2': 'jetpack_backup_t2_yearly jetpack_backup_t2_monthly',
  search: 'jetpack_search jetpack_search_monthly wpcom_search wpcom_search_monthly',
  'free-search': 'jetpack_search_free',
  scan: 'jetpack_scan jetpack_scan_monthly',
  'anti-spam': 'jetpack_anti_spam jetpack_anti_spam_monthly',
  videopress: 'jetpack_videopress jetpack_videopress_monthly',
  'daily-security': 'jetpack_security_daily jetpack_security_daily_monthly',
  'realtime-security': 'jetpack_security_realtime jetpack_security_realtime_monthly',
  'daily-backup': 'jetpack_backup_daily jetpack_backup_daily_monthly',
  'realtime-backup': 'jetpack_backup_realtime jetpack_backup_realtime_monthly',
  'jetpack-social-basic': 'jetpack_social_basic_yearly jetpack_social_basic_monthly',
  '': 'wpcom-enterprise',
};

test.each(Object.entries(classes))('ENT-025 class %p holds %s', (name, slugs) => {
  for (const slug of slugs.split(' ')) {
    expect([slug, planClass(slug)]).toEqual([slug, name]);
    expect(planStyleClass(slug)).toBe(name === '' ? '' : `is-${name}-plan`);
  }
});

test('ENT-025 the list of slugs is complete, and has each once', () => {
  const expected = Object.values(classes).join(' ').split(' ');
  expect([...planSlugs].sort()).toEqual(expected.sort());
  expect(planClass('brand_new_plan')).toBe('');
});

test('ENT-024 nine paid features, each with the plan that unlocks it', () => {
  expect(paidFeatures).toEqual({
    'spam-akismet-plus': 'jetpack_anti_spam',
    'site-backups-jetpack': 'jetpack_backup_t1_yearly',
    'security-scanning-jetpack': 'jetpack_scan',
    'video-hosting-jetpack': 'jetpack_security_t1_yearly',
    'priority-support-jetpack': 'jetpack_security_t1_yearly',
    'wordads-jetpack': 'jetpack_security_t1_yearly',
    'google-analytics-jetpack': 'jetpack_security_t1_yearly',
    'search-jetpack': 'jetpack_search',
    'videopress-jetpack': 'jetpack_videopress',
  });
});

const all = Object.values(classes).join(' ').split(' ');
const of = (...names: string[]) => names.flatMap((name) => classes[name]?.split(' ') ?? []);
const backups = of('backup-t0', 'backup-t1', 'backup-t2', 'daily-backup', 'realtime-backup');
const legacy = all.filter((slug) => /^jetpack_(personal|premium|business)/.test(slug));
const withBackups = [...legacy, ...of('security-t1', 'security-t2'), 'jetpack_complete', 'jetpack_complete_monthly'];
const bundles = all.filter((slug) => /^(business|ecommerce)-bundle|^(pro-plan|vip|wpcom-enterprise)$/.test(slug));

test.each([
  ['legacy plans', isLegacyPlan, legacy],
  ['upper legacy plans', isUpperLegacyPlan, legacy.filter((slug) => !slug.includes('personal'))],
  ['complete plans, without vip', isCompletePlan, ['jetpack_complete', 'jetpack_complete_monthly']],
  [
    'what holds security',
    isSecurityPlan,
    [...of('security-t1', 'security-t2', 'daily-security', 'realtime-security'), ...bundles],
  ],
  ['backup products', isBackupProduct, backups],
  ['search products', isSearchProduct, of('search', 'free-search')],
  ['scan products', isScanProduct, of('scan')],
  ['anti-spam products', isAntiSpamProduct, of('anti-spam')],
  ['VideoPress products', isVideoPressProduct, of('videopress')],
  ['social products', isSocialProduct, of('jetpack-social-basic')],
  [
    'products at all',
    isProduct,
    [...backups, ...of('search', 'free-search', 'scan', 'anti-spam', 'videopress', 'jetpack-social-basic')],
  ],
  ['plans with backups', isPlanWithBackups, withBackups],
  ['plans with anti-spam', isPlanWithAntiSpam, [...withBackups, ...of('daily-security', 'realtime-security')]],
])('%s are these and no others', (_name, isMember, expected) => {
  expect(all.filter(isMember).sort()).toEqual([...expected].sort());
});

test.each([
  ['jetpack_free', 'plans/jetpack-free.svg'],
  ['free_plan', 'plans/wpcom-free.svg'],
  ['starter-plan', 'plans/wpcom-personal.svg'],
  ['personal-bundle-2y', 'plans/wpcom-personal.svg'],
  ['value_bundle-monthly', 'plans/wpcom-premium.svg'],
  ['pro-plan', 'plans/wpcom-business.svg'],
  ['ecommerce-bundle', 'plans/wpcom-ecommerce.svg'],
  ['vip', 'plans/wpcom-ecommerce.svg'],
  ['jetpack_business_monthly', 'plans/jetpack-professional.svg'],
  ['jetpack_security_daily', 'plans/jetpack-security.svg'],
  ['jetpack_security_t2_yearly', 'plans/jetpack-security.svg'],
  ['jetpack_complete', 'plans/jetpack-complete.svg'],
  ['jetpack_backup_daily', 'products/product-jetpack-backup.svg'],
  ['jetpack_search_free', 'products/product-jetpack-search.svg'],
  ['wpcom_search', 'products/product-jetpack-search.svg'],
  ['jetpack_social_basic_yearly', 'products/product-jetpack-social.svg'],
  ['wpcom-enterprise', undefined],
  ['brand_new_plan', undefined],
])('the icon of %s is %s', (slug, icon) => {
  expect(planIcon(slug)).toBe(icon);
});
