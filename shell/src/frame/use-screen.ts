import { useLive } from '@site-admin/kit';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { shouldRedeemCoupon } from '../routing/coupon';
import { getScreen, type Screen } from '../routing/screen';
import { usePage, useViewer } from '../page/page-context';

/** A screen that can be rendered, after redirects. */
export type SettledScreen = Exclude<Screen, { kind: 'redirect' }>;

export interface CurrentScreen {
  readonly path: string;
  readonly screen: SettledScreen;
  /** Shows the screen without a coupon, as the coupon screen cannot be rendered. */
  readonly skipCoupon: () => void;
}

/** Returns the screen of the current path. A redirect renders its target at once and replaces the history entry. */
export function useScreen(): CurrentScreen {
  const { navigation, remotes, services } = usePage();
  const { path } = useLive(navigation.location);
  const current = useViewer();
  const known = useLive(remotes.known);
  const [isCouponSkipped, setCouponSkipped] = useState(false);
  const coupon = !isCouponSkipped && shouldRedeemCoupon(services.site.initial, current, window.location.search);
  const settled = useMemo(() => {
    const requested = getScreen(path, current, known, coupon);
    if (requested.kind !== 'redirect') return { path, screen: requested };
    const target = getScreen(requested.to, current, known, coupon);
    if (target.kind === 'redirect') throw new Error(`The route ${requested.to} redirects to ${target.to}.`);
    return { path: requested.to, screen: target };
  }, [path, current, known, coupon]);

  useLayoutEffect(() => {
    if (settled.path !== path) navigation.navigate(settled.path, { replace: true });
  }, [navigation, path, settled.path]);
  return { ...settled, skipCoupon: useCallback(() => setCouponSkipped(true), []) };
}
