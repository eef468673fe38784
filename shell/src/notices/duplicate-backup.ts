import { isBackupProduct, isLegacyPlan, planClass, type Purchase } from '@site-admin/contracts';

/** A plan and a product that both include backups. */
export interface DuplicateBackup {
  readonly plan: string;
  readonly backup: string;
  /** Kind of the plan's backups. */
  readonly kind: 'daily' | 'real-time';
}

const getProductName = ({ product_name, product_slug }: Purchase) => product_name || product_slug;

/** Returns the duplicate backups to warn of on /plans (spec 001 §5). Real-time backups do not duplicate a plan's daily ones. */
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
