import {
  getPluginUpdates,
  getRewindStatus,
  getScanStatus,
  getSitePurchases,
  type EndpointResult,
  type getSiteActivity,
  type getVaultPressData,
  type ResourceState,
} from '@site-admin/contracts';
import { useLive, useResource, useShell, useViewer } from '@site-admin/kit';
import { isCouponPostponed } from '@site-admin/kit/rules';
import { selectAlerts, type Alert } from './alerts';

export interface Alerts {
  readonly alerts: readonly Alert[];
  /** False where the data of some of them could not be loaded. */
  readonly isComplete: boolean;
}

const isSettled = ({ status, data }: ResourceState<unknown>) => status !== 'loading' || data !== undefined;

/** What is fetched where the site has it only. */
export interface BackupSources {
  /** Where the module is active. */
  readonly vaultPress?: ResourceState<EndpointResult<typeof getVaultPressData>>;
  /** Where the provider makes backups. */
  readonly activity?: ResourceState<EndpointResult<typeof getSiteActivity>>;
}

/** Returns the alerts; undefined until all their data is loaded, so that they appear at once. */
export function useAlerts({ vaultPress, activity }: BackupSources): Alerts | undefined {
  const { clock, site } = useShell();
  const { permissions, hasConnectedOwner } = useViewer();
  const { errors } = useLive(site.connection);
  const scan = useResource(getScanStatus);
  const rewind = useResource(getRewindStatus);
  const purchases = useResource(getSitePurchases);
  const updates = useResource(getPluginUpdates);
  const resources = [scan, rewind, purchases, updates, ...(vaultPress ? [vaultPress] : []), ...(activity ? [activity] : [])];
  if (!resources.every(isSettled)) return undefined;
  const now = clock.now();
  const alerts = selectAlerts({
    // Reconnecting requires the permission.
    connectionErrors: permissions.connect ? errors : [],
    scan: scan.data,
    rewind: rewind.data,
    vaultPress: vaultPress?.data,
    activity: activity?.data,
    purchases: purchases.data,
    updates: updates.data?.count,
    // The banner above the cards offers the coupon, until it is postponed.
    coupon: isCouponPostponed(now) ? site.initial.partnerCoupon : null,
    hasConnectedOwner,
    now,
  });
  return { alerts, isComplete: resources.every(({ data }) => data !== undefined) };
}
