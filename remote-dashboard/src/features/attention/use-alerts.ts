import { getPluginUpdates, getRewindStatus, getScanStatus, getSitePurchases, type ResourceState } from '@site-admin/contracts';
import { useLive, useResource, useShell } from '@site-admin/kit';
import { useSelector } from '@site-admin/runtime/store';
import { getAlertId, selectAlerts, type Alert } from './alerts';
import { selectDismissed } from './attention.slice';

const isSettled = ({ status, data }: ResourceState<unknown>) => status !== 'loading' || data !== undefined;

/** Returns the lines that were not dismissed; undefined until all their data is loaded, so that they appear at once. */
export function useAlerts(): readonly Alert[] | undefined {
  const { clock, site } = useShell();
  const connection = useLive(site.connection);
  const scan = useResource(getScanStatus);
  const rewind = useResource(getRewindStatus);
  const purchases = useResource(getSitePurchases);
  const updates = useResource(getPluginUpdates);
  const dismissed = useSelector(selectDismissed);
  if (![scan, rewind, purchases, updates].every(isSettled)) return undefined;
  return selectAlerts({
    connection,
    scan: scan.data,
    rewind: rewind.data,
    purchases: purchases.data,
    updates: updates.data?.count,
    coupon: site.initial.partnerCoupon,
    now: clock.now(),
  }).filter((alert) => !dismissed.includes(getAlertId(alert)));
}
