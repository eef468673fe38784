import { useLive } from '@site-admin/kit';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { shouldRedeemCoupon } from '../routing/coupon';
import { getScreen, type Screen } from '../routing/screen';
import { usePage, useViewer } from '../page/page-context';

/** A screen that can be drawn: redirects are followed. */
export type SettledScreen = Exclude<Screen, { kind: 'redirect' }>;

/** What the page shows now. */
export interface CurrentScreen {
  readonly path: string;
  readonly screen: SettledScreen;
  /** The coupon's screen cannot be drawn: from here on there is what would be without a coupon. */
  readonly giveUpCoupon: () => void;
}

/** The screen at the current path. A redirect draws its target at once and replaces the history entry. */
export function useScreen(): CurrentScreen {
  const { navigation, remotes, services } = usePage();
  const { path } = useLive(navigation.location);
  const current = useViewer();
  const known = useLive(remotes.known);
  const [isCouponSkipped, setCouponSkipped] = useState(false);
  const coupon = !isCouponSkipped && shouldRedeemCoupon(services.site.initial, current, window.location.search);
  const settled = useMemo(() => {
    const asked = getScreen(path, current, known, coupon);
    if (asked.kind !== 'redirect') return { path, screen: asked };
    const target = getScreen(asked.to, current, known, coupon);
    if (target.kind === 'redirect') throw new Error(`The route ${asked.to} redirects to ${target.to}.`);
    return { path: asked.to, screen: target };
  }, [path, current, known, coupon]);

  useLayoutEffect(() => {
    if (settled.path !== path) navigation.navigate(settled.path, { replace: true });
  }, [navigation, path, settled.path]);
  return { ...settled, giveUpCoupon: useCallback(() => setCouponSkipped(true), []) };
}
