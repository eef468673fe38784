/** The classes of plans and products. The CSS class is `is-{name}-plan`. */
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

/** All known slugs. */
export const planSlugs: readonly string[] = Object.values(slugsByClass).flat();

/** Returns the class of a plan or product; '' for unclassified and unknown ones. */
export const planClass = (slug: string): PlanClass | '' => planClasses.find((name) => slugsByClass[name].includes(slug)) ?? '';

/** Returns the CSS class: `is-security-t1-plan`, or ''. */
export function planStyleClass(slug: string): string {
  const name = planClass(slug);
  return name === '' ? '' : `is-${name}-plan`;
}

const isIn = (slug: string, ...names: PlanClass[]) => names.some((name) => name === planClass(slug));
const isJetpackPlan = (slug: string, ...names: string[]) => monthly(...names).includes(slug);

/** Returns whether a plan was sold before Security and Complete. */
export const isLegacyPlan = (slug: string) => isJetpackPlan(slug, 'jetpack_personal', 'jetpack_premium', 'jetpack_business');
export const isUpperLegacyPlan = (slug: string) => isJetpackPlan(slug, 'jetpack_premium', 'jetpack_business');
/** Returns whether a plan is Complete; `vip` is not, although it is similar. */
export const isCompletePlan = (slug: string) => isJetpackPlan(slug, 'jetpack_complete');

/** Returns whether a plan or bundle includes Security. */
export const isSecurityPlan = (slug: string) =>
  isIn(slug, 'security-t1', 'security-t2', 'daily-security', 'realtime-security') ||
  [...bundle('business-bundle', 'ecommerce-bundle'), 'pro-plan', 'vip', 'wpcom-enterprise'].includes(slug);

export const isBackupProduct = (slug: string) =>
  isIn(slug, 'backup-t0', 'backup-t1', 'backup-t2', 'daily-backup', 'realtime-backup');
export const isSearchProduct = (slug: string) => isIn(slug, 'search', 'free-search');
export const isScanProduct = (slug: string) => isIn(slug, 'scan');
export const isAntiSpamProduct = (slug: string) => isIn(slug, 'anti-spam');
export const isVideoPressProduct = (slug: string) => isIn(slug, 'videopress');
export const isSocialProduct = (slug: string) => isIn(slug, 'jetpack-social-basic');

/** Returns whether a slug is a product sold separately from a plan. */
export const isProduct = (slug: string) =>
  isBackupProduct(slug) || isIn(slug, 'search', 'free-search', 'scan', 'anti-spam', 'videopress', 'jetpack-social-basic');

export const isPlanWithBackups = (slug: string) =>
  isLegacyPlan(slug) || isCompletePlan(slug) || isIn(slug, 'security-t1', 'security-t2');
export const isPlanWithAntiSpam = (slug: string) => isPlanWithBackups(slug) || isIn(slug, 'daily-security', 'realtime-security');
