import { useEffect } from 'react';
import { getSiteBenefits, getSiteDiscount } from '@site-admin/contracts';
import { useAfterPaint, useShell, useViewer } from '@site-admin/kit';
import { merge } from '@site-admin/runtime/rx';

/**
 * Fetches, after the first paint, what the next screens show: the benefits of the disconnect dialog and the discount of the
 * recommendations (spec 000 §7).
 */
export function useBackgroundFetches(): void {
  const { resources } = useShell();
  const { status, permissions } = useViewer();
  const isPainted = useAfterPaint();
  const isFetched = isPainted && status === 'connected' && permissions.manage_modules;
  useEffect(() => {
    if (!isFetched) return;
    const subscription = merge(resources.watch(getSiteBenefits), resources.watch(getSiteDiscount)).subscribe();
    return () => subscription.unsubscribe();
  }, [resources, isFetched]);
}
