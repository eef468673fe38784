import { useState } from 'react';
import { getIntroOffers, getSiteDiscount } from '@site-admin/contracts';
import { useResource, useShell } from '@site-admin/kit';
import { isSettled } from '../saved-data/settled';
import { selectDiscount } from './discount';
import type { PriceFacts } from './offer';
import { useTicks } from './use-ticks';

export interface Offers extends PriceFacts {
  readonly isLoading: boolean;
  /** Coupon of the checkout; undefined without a discount. */
  readonly coupon: string | undefined;
  /** End of the discount, Unix ms. Kept after a discount has ended while it was on screen. */
  readonly endsAt: number | undefined;
}

/** Loads the introductory offers and the site's discount. Without the offers, no discount is displayed: it could be wrong. */
export function useOffers(): Offers {
  const { clock } = useShell();
  const [openedAt] = useState(() => clock.now());
  const introOffers = useResource(getIntroOffers);
  const siteDiscount = useResource(getSiteDiscount);
  const discount = selectDiscount(siteDiscount.data, openedAt);
  const isActive = useTicks((now) => discount !== undefined && now < discount.endsAt, discount !== undefined);
  const shown = introOffers.data && discount;
  return {
    isLoading: !isSettled(introOffers) || !isSettled(siteDiscount),
    offers: introOffers.data ?? [],
    discount: isActive ? shown : undefined,
    coupon: isActive ? discount?.code : undefined,
    endsAt: shown?.endsAt,
    now: clock.now(),
  };
}
