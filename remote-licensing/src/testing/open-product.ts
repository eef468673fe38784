import { getIntroOffers, getSiteProducts, getSitePurchases, type EndpointWire } from '@site-admin/contracts';
import { renderRemote, type FakeShell, type SiteOptions } from '@site-admin/contracts/testing';
import * as remote from '../index';

type WireProduct = Exclude<Exclude<EndpointWire<typeof getSiteProducts>['data'], undefined>, readonly never[]>[string];
type WireOffer = NonNullable<EndpointWire<typeof getIntroOffers>['data']>[number];

/** A product of the provider; 120 USD per year by default. */
export const sold = (rest: WireProduct = {}): WireProduct => ({ available: true, cost: 120, currency_code: 'USD', ...rest });

/** An introductory offer: half price for the first year of Scan. */
export const offer = (rest: Partial<WireOffer> = {}): WireOffer => ({
  product_slug: 'jetpack_scan',
  currency_code: 'USD',
  original_price: 119.4,
  raw_price: 59.4,
  ...rest,
});

export interface ProductPageOptions extends SiteOptions {
  /** By slug. Default: all six with their regular prices. */
  readonly products?: Readonly<Record<string, WireProduct>>;
  readonly offers?: readonly WireOffer[];
  /** Slugs of active purchases. */
  readonly bought?: readonly string[];
  /** Unix ms. */
  readonly now?: number;
  readonly arrange?: (fake: FakeShell) => void;
}

/** Renders a product page on a site with these products, offers and purchases. */
export function openProduct(key: string, { products, offers = [], bought = [], now, arrange, ...site }: ProductPageOptions = {}) {
  const purchases = bought.map((product_slug, index) => ({ ID: String(index), product_slug, active: '1' }));
  return renderRemote(remote, {
    at: `/product/${key}`,
    site,
    ...(now !== undefined && { now }),
    arrange(fake) {
      if (products) fake.site.respond(getSiteProducts, { code: 'success', message: '', data: { ...products } });
      fake.site.respond(getIntroOffers, { code: 'success', data: [...offers] });
      fake.site.respond(getSitePurchases, { code: 'success', message: '', data: JSON.stringify(purchases) });
      arrange?.(fake);
    },
  });
}
