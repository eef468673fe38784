import { isBackupProduct, isLegacyPlan, planClass, type Purchase } from '@site-admin/contracts';

/** Backups that are paid for twice: with a plan, and as a product. */
export interface DuplicateBackup {
  readonly plan: string;
  readonly backup: string;
  /** The kind the plan brings. */
  readonly kind: 'daily' | 'real-time';
}

const getProductName = ({ product_name, product_slug }: Purchase) => product_name || product_slug;

/**
 * What to warn of on the plans page (spec 001 §5). Real-time backups beside a plan with daily ones are more than the plan has, so
 * nothing is doubled there.
 */
export function findDuplicateBackup(path: string, purchases: readonly Purchase[]): DuplicateBackup | undefined {
  if (path !== '/plans') return undefined;
  const active = purchases.filter((purchase) => purchase.active);
  const backup = active.find(({ product_slug }) => isBackupProduct(product_slug));
  const plan = active.find(({ product_slug }) => isLegacyPlan(product_slug));
  if (!backup || !plan) return undefined;
  const isBusiness = planClass(plan.product_slug) === 'business';
  if (planClass(backup.product_slug) === 'realtime-backup' && !isBusiness) return undefined;
  return { plan: getProductName(plan), backup: getProductName(backup), kind: isBusiness ? 'real-time' : 'daily' };
}
