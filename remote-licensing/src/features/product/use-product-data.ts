import { useState } from 'react';
import {
  getIntroOffers,
  getSiteProducts,
  getSitePurchases,
  type IntroOffer,
  type Product,
  type Purchase,
} from '@site-admin/contracts';
import { useResource, useShell, useViewer } from '@site-admin/kit';

/** Requests the missing parts again. */
export interface Retry {
  /** True once requested. The error stays on screen meanwhile, so that nothing moves. */
  readonly isRequested: boolean;
  readonly isBusy: boolean;
  readonly run: () => void;
}

export interface LoadedProductData {
  readonly status: 'loaded';
  /** By slug. Undefined if they could not be loaded. */
  readonly products: Readonly<Record<string, Product>> | undefined;
  /** Undefined if they could not be loaded. */
  readonly offers: readonly IntroOffer[] | undefined;
  readonly purchases: readonly Purchase[];
  readonly retry: Retry;
}
export type ProductData = { readonly status: 'loading' } | LoadedProductData;

/** Loads prices, introductory offers and the site's purchases. */
export function useProductData(): ProductData {
  const { resources } = useShell();
  const { isLinked } = useViewer();
  const products = useResource(getSiteProducts);
  const offers = useResource(getIntroOffers);
  const purchases = useResource(getSitePurchases);
  const [isRequested, setRequested] = useState(false);
  const isBusy = [products, offers, purchases].some(({ status, data }) => status === 'loading' && data === undefined);
  if (isBusy && !isRequested) return { status: 'loading' };
  const run = () => {
    setRequested(true);
    if (products.data === undefined) resources.refresh(getSiteProducts);
    if (offers.data === undefined) resources.refresh(getIntroOffers);
  };
  return {
    status: 'loaded',
    products: products.data,
    // Offers are made to an account: without one there are none, and a retry would fail too.
    offers: offers.data ?? (isLinked ? undefined : []),
    purchases: purchases.data ?? [],
    retry: { isRequested, isBusy, run },
  };
}
