/** What plans and products count as. The style class is `is-{name}-plan`. */
export const planClasses = [
  'free',
  'personal',
  'premium',
  'business',
  'security-t1',
  'security-t2',
  'complete',
  'backup-t0',
  'backup-t1',
  'backup-t2',
  'search',
  'free-search',
  'scan',
  'anti-spam',
  'videopress',
  'daily-security',
  'realtime-security',
  'daily-backup',
  'realtime-backup',
  'jetpack-social-basic',
] as const;
export type PlanClass = (typeof planClasses)[number];

const monthly = (...slugs: string[]) => slugs.flatMap((slug) => [slug, `${slug}_monthly`]);
const terms = (...slugs: string[]) => slugs.flatMap((slug) => [`${slug}_yearly`, `${slug}_monthly`]);
const bundle = (...slugs: string[]) => slugs.flatMap((slug) => [slug, `${slug}-2y`, `${slug}-monthly`]);

/** The slugs of each class (reference: behaviour, A6; spec 001 §3.1). */
const slugsByClass: Readonly<Record<PlanClass | '', readonly string[]>> = {
  free: ['jetpack_free', 'free_plan'],
  personal: [...bundle('personal-bundle'), 'starter-plan', ...monthly('jetpack_personal')],
  premium: [...bundle('value_bundle'), ...monthly('jetpack_premium')],
  business: [...bundle('business-bundle', 'ecommerce-bundle'), 'pro-plan', ...monthly('jetpack_business')],
  'security-t1': terms('jetpack_security_t1'),
  'security-t2': terms('jetpack_security_t2'),
  complete: [...monthly('jetpack_complete'), 'vip'],
  'backup-t0': terms('jetpack_backup_t0'),
  'backup-t1': terms('jetpack_backup_t1'),
  'backup-t2': terms('jetpack_backup_t2'),
  search: monthly('jetpack_search', 'wpcom_search'),
  'free-search': ['jetpack_search_free'],
  scan: monthly('jetpack_scan'),
  'anti-spam': monthly('jetpack_anti_spam'),
  videopress: monthly('jetpack_videopress'),
  'daily-security': monthly('jetpack_security_daily'),
  'realtime-security': monthly('jetpack_security_realtime'),
  'daily-backup': monthly('jetpack_backup_daily'),
  'realtime-backup': monthly('jetpack_backup_realtime'),
  'jetpack-social-basic': terms('jetpack_social_basic'),
  '': ['wpcom-enterprise'],
};

/** Every slug the page knows. */
export const planSlugs: readonly string[] = Object.values(slugsByClass).flat();

/** What a plan or product counts as; '' for those that count as nothing, and for those nobody knows. */
export const planClass = (slug: string): PlanClass | '' => planClasses.find((name) => slugsByClass[name].includes(slug)) ?? '';

/** The style class: `is-security-t1-plan`, or ''. */
export function planStyleClass(slug: string): string {
  const name = planClass(slug);
  return name === '' ? '' : `is-${name}-plan`;
}

const isOneOf = (slug: string, ...names: PlanClass[]) => names.some((name) => name === planClass(slug));
const isJetpackPlan = (slug: string, ...names: string[]) => monthly(...names).includes(slug);

/** Plans of before security and complete. */
export const isLegacyPlan = (slug: string) => isJetpackPlan(slug, 'jetpack_personal', 'jetpack_premium', 'jetpack_business');
export const isUpperLegacyPlan = (slug: string) => isJetpackPlan(slug, 'jetpack_premium', 'jetpack_business');
/** Not `vip`, though it looks like one. */
export const isCompletePlan = (slug: string) => isJetpackPlan(slug, 'jetpack_complete');

/** Plans and bundles that hold what security holds. */
export const isSecurityPlan = (slug: string) =>
  isOneOf(slug, 'security-t1', 'security-t2', 'daily-security', 'realtime-security') ||
  [...bundle('business-bundle', 'ecommerce-bundle'), 'pro-plan', 'vip', 'wpcom-enterprise'].includes(slug);

export const isBackupProduct = (slug: string) =>
  isOneOf(slug, 'backup-t0', 'backup-t1', 'backup-t2', 'daily-backup', 'realtime-backup');
export const isSearchProduct = (slug: string) => isOneOf(slug, 'search', 'free-search');
export const isScanProduct = (slug: string) => isOneOf(slug, 'scan');
export const isAntiSpamProduct = (slug: string) => isOneOf(slug, 'anti-spam');
export const isVideoPressProduct = (slug: string) => isOneOf(slug, 'videopress');
export const isSocialProduct = (slug: string) => isOneOf(slug, 'jetpack-social-basic');

/** Something bought on its own, beside or instead of a plan. */
export const isProduct = (slug: string) =>
  isBackupProduct(slug) || isOneOf(slug, 'search', 'free-search', 'scan', 'anti-spam', 'videopress', 'jetpack-social-basic');

export const isPlanWithBackups = (slug: string) =>
  isLegacyPlan(slug) || isCompletePlan(slug) || isOneOf(slug, 'security-t1', 'security-t2');
export const isPlanWithAntiSpam = (slug: string) =>
  isPlanWithBackups(slug) || isOneOf(slug, 'daily-security', 'realtime-security');
