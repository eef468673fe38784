import { useState } from 'react';
import {
  getIntroOffers,
  getSiteProducts,
  getSitePurchases,
  type IntroOffer,
  type Product,
  type Purchase,
} from '@site-admin/contracts';
import { useResource, useShell } from '@site-admin/kit';

/** What the provider says of its products; a part that could not be had is undefined. */
export interface Answered {
  readonly status: 'answered';
  readonly products: Readonly<Record<string, Product>> | undefined;
  readonly offers: readonly IntroOffer[] | undefined;
  readonly purchases: readonly Purchase[];
  readonly again: Again;
}
export type Sales = { readonly status: 'loading' } | Answered;

/** Asking once more for what could not be had. */
export interface Again {
  /** Somebody asked; what failed is still said meanwhile, so that nothing jumps. */
  readonly isAsked: boolean;
  readonly isBusy: boolean;
  readonly ask: () => void;
}

/** Prices, offers for the first year, and what the site bought already. */
export function useSales(): Sales {
  const { resources } = useShell();
  const products = useResource(getSiteProducts);
  const offers = useResource(getIntroOffers);
  const purchases = useResource(getSitePurchases);
  const [isAsked, setAsked] = useState(false);
  const all = [products, offers, purchases];
  const isWaiting = all.some(({ status, data }) => status === 'loading' && data === undefined);
  if (isWaiting && !isAsked) return { status: 'loading' };
  const ask = () => {
    setAsked(true);
    if (products.data === undefined) resources.refresh(getSiteProducts);
    if (offers.data === undefined) resources.refresh(getIntroOffers);
  };
  return {
    status: 'answered',
    products: products.data,
    offers: offers.data,
    purchases: purchases.data ?? [],
    again: { isAsked, isBusy: isWaiting, ask },
  };
}
